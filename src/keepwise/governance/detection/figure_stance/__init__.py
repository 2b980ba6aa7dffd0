"""What a clause does: it reports a figure, or it states a habit, a wish or who somebody is."""

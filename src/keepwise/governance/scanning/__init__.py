"""What a scan needs: records to look at, judging them, and where it is."""

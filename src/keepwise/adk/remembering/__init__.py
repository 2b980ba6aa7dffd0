"""What stands behind the memory service: its options, and ADK models that extract facts."""

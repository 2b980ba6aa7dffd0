"""What becomes of memories and earlier states when their time is over."""

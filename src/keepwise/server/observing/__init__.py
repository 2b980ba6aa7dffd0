"""What a server says about itself: ids, logs, metrics, health; never what is in a request."""

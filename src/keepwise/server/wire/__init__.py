"""The messages of the service as clients spell them, one module a resource."""

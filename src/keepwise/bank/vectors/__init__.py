"""What facts mean, as vectors: stored beside the memories, in one space an embedder."""

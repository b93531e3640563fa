// Placeholder until the first test of this target is written.

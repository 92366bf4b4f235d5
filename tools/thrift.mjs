/**
 * Limits the server's memory: 8 MB for young objects instead of 16, two malloc arenas. The Dockerfile has the same
 * values.
 */
export const thrift = { NODE_OPTIONS: '--max-semi-space-size=8', MALLOC_ARENA_MAX: '2' };

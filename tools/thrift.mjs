/**
 * Variables that the server's process is started with besides its settings, so that it takes no more memory than it has use
 * for: young objects are swept up in 8 MB instead of 16, and native memory comes from two pools instead of eight for each
 * core. `server/platform/process/tune-heap.ts` does the rest; the Dockerfile says the same.
 */
export const thrift = { NODE_OPTIONS: '--max-semi-space-size=8', MALLOC_ARENA_MAX: '2' };

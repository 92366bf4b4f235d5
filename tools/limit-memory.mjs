/**
 * Limits the server's memory: garbage is collected whenever the heap grew by a fifth, young objects get 8 MB instead of
 * 16, and malloc two arenas. The Dockerfile has the same values. NODE_OPTIONS takes no flag for the first.
 */
export const memoryLimits = {
  flags: ['--heap-growing-percent=20'],
  env: { NODE_OPTIONS: '--max-semi-space-size=8', MALLOC_ARENA_MAX: '2' },
};

/**
 * What the server's process is started with, so that it takes no more memory than it has use for: the heap is swept when it
 * has grown by a fifth, young objects in 8 MB instead of 16, and native memory comes from two pools instead of eight for
 * each core. Otherwise a process grows into whatever the machine has: with PostgreSQL to 500 MB under pages made anew as fast
 * as two cores can, and to 250 with these; that takes a third more of the processor for such pages, and nothing for
 * kept ones. The Dockerfile says the same.
 */
export const thrift = {
  args: ['--heap-growing-percent=20'],
  env: { NODE_OPTIONS: '--max-semi-space-size=8', MALLOC_ARENA_MAX: '2' },
};

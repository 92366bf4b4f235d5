import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heap be swept whenever it has grown by a fifth; otherwise a process grows into whatever the machine has, with
 * PostgreSQL to 370 MB under pages made anew as fast as two cores can, and to 250 with this (design §9). Such pages take a
 * third more of the processor then, kept ones nothing. Called once Settee is open, since a start makes much to keep.
 */
export const spareMemory = (): void => setFlagsFromString('--heap-growing-percent=20');

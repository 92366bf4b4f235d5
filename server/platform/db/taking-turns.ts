import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Milliseconds. */
const LONGEST_TURN = 10;

/**
 * Returns the engine for a client. It answers within the turn, so that without pauses, one query after another would
 * hold up all requests and timers.
 */
export function takingTurns(instance: PGlite): PGlite {
  let since = performance.now();
  const execProtocolStream: PGlite['execProtocolStream'] = async (message, options) => {
    if (performance.now() - since > LONGEST_TURN) {
      await nextTurn();
      since = performance.now();
    }
    return instance.execProtocolStream(message, options);
  };
  return { waitReady: instance.waitReady, execProtocolStream } as PGlite;
}

import type { Clock } from '../../server/ports/clock.ts';

/** A clock that runs on from wherever a test has set it. Holds go by the database's own clock, not by this one. */
export type TestClock = Clock & { advance(seconds: number): void };

export function createTestClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance(seconds) {
      ahead += seconds * 1000;
    },
  };
}

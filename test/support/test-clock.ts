import type { Clock } from '../../server/ports/clock.ts';

/** A running clock that tests can advance. Holds use the database's clock instead. */
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

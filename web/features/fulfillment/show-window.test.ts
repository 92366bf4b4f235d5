import { expect, it } from 'vitest';
import { describeWindow, showMomentIn, showWindow } from './show-window.ts';

const window = { start: '2026-12-01T17:00:00.000Z', end: '2026-12-01T19:00:00.000Z' };

it('says the weekday of a meeting, and names a zone that is not the reader’s apart from the time', () => {
  const [far, own] = ['Pacific/Kiritimati', new Intl.DateTimeFormat().resolvedOptions().timeZone];
  expect(describeWindow(window, far).when).toMatch(/^Wed, Dec 2, 2026, 7:00\sAM\u00a0–\u00a09:00\sAM$/);
  expect(describeWindow(window, far).zone).toMatch(/Line Islands/);
  expect(showWindow(window, far)).toMatch(/ \(Line Islands.*\)$/);
  expect(describeWindow(window, own).zone).toBeUndefined();
  expect(showMomentIn(window.start, far)).toMatch(/^Dec 2, 2026, 7:00\sAM \(Line Islands.*\)$/);
  expect(showMomentIn(window.start, own)).not.toContain('(');
});

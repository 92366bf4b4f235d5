import { expect, it } from 'vitest';
import { refuseWindows } from './time-window.ts';

const now = Date.parse('2026-05-04T10:00:00Z');
const at = (hours: number) => now + hours * 3_600_000;

it.each([
  [at(1), at(3), undefined],
  [at(1), at(1.1), '15 minutes'],
  [at(3), at(1), '15 minutes'],
  [at(1), at(14), '12 hours'],
  [at(-1), at(1), 'still to come'],
  [at(61 * 24), at(61 * 24 + 1), '60 days'],
])('a window from %i to %i is refused: %s', (start, end, sentence) => {
  const refused = refuseWindows(
    [
      { start: at(2), end: at(4) },
      { start, end },
    ],
    now,
  );
  if (sentence) expect(refused?.message).toContain(sentence);
  else expect(refused).toBeUndefined();
});

it('the same time twice is refused, and times that overlap are not', () => {
  const [one, later, other] = [
    { start: at(1), end: at(3) },
    { start: at(1), end: at(4) },
    { start: at(2), end: at(3) },
  ];
  expect(refuseWindows([one, later, other], now)).toBeUndefined();
  expect(refuseWindows([one, other, { ...one }], now)?.message).toContain('each time once');
});

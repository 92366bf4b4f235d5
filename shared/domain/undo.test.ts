import { expect, it } from 'vitest';
import { canUndo } from './undo.ts';

it.each([
  ['at once', 0, true],
  ['on the last day', 30 * 86_400_000, true],
  ['a moment later', 30 * 86_400_000 + 1, false],
])('a removal can be undone %s: %s ms, %s', (_, milliseconds, allowed) => {
  const removedAt = new Date('2026-03-01T12:00:00Z');
  expect(canUndo(removedAt, new Date(removedAt.getTime() + milliseconds))).toBe(allowed);
});

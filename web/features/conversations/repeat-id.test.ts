import { expect, it } from 'vitest';
import { createRepeatId } from './repeat-id.ts';

it('gives a repeat the same id, and another text or photo another one', () => {
  const idOf = createRepeatId();
  const first = idOf({ text: 'Hello', images: [] });
  expect(idOf({ text: 'Hello', images: [] })).toBe(first);
  const edited = idOf({ text: 'Hello, on Friday', images: [] });
  expect(edited).not.toBe(first);
  expect(idOf({ text: 'Hello, on Friday', images: ['/images/a.webp'] })).not.toBe(edited);
});

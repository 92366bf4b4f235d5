import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { TypedNumber } from './typed-number.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const readNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined);

it('leaves what is no number in the field, says so, and filters by nothing', () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  onTestFinished(() => {
    act(() => root.unmount());
    page.remove();
  });
  const onChange = vi.fn();
  const show = (value: number | undefined) =>
    act(() =>
      root.render(<TypedNumber label="From" name="from" value={value} read={readNumber} onChange={onChange} />),
    );
  show(100);
  const input = page.querySelector('input');
  if (!input) throw new Error('There is no field.');
  const type = (text: string) =>
    act(() => {
      input.focus();
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.blur();
    });
  type('abc');
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  show(undefined);
  expect(input.value).toBe('abc');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(page.querySelector('[role=alert]')?.id).toBe(input.getAttribute('aria-describedby'));
  type('200');
  expect(onChange).toHaveBeenLastCalledWith(200);
  show(200);
  expect([input.value, page.querySelector('[role=alert]')]).toEqual(['200', null]);
  type('');
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  show(undefined);
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['', null]);
});

import { expect, it, vi } from 'vitest';
import { clearError } from './clear-error.ts';

it('removes a refusal, and leaves what is being sent alone', () => {
  const reset = vi.fn();
  clearError({ isError: false, reset });
  expect(reset).not.toHaveBeenCalled();
  clearError({ isError: true, reset });
  expect(reset).toHaveBeenCalledTimes(1);
});

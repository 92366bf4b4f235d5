import { ApiError } from '../../platform/api.ts';
import { words } from '../../words.ts';

/** The sentence for a person about a call that failed; an unexpected error keeps its text to itself. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : words.failure.text;
}

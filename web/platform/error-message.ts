import { words } from '../words.ts';
import { ApiError } from './api.ts';

/** Returns a readable sentence for a failed call; hides the text of unexpected errors. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : words.failure.text;
}

import { notFound } from '@tanstack/react-router';

/** Says whether a call failed because its address names nothing, or could not name anything. */
export function namesNothing(error: unknown): boolean {
  return error instanceof Error && 'status' in error && (error.status === 404 || error.status === 422);
}

/**
 * Waits for what a page shows; when there is no such thing, the page is the 404 page, status included (spec §2).
 * Any other failure is passed on.
 */
export async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (namesNothing(error)) throw notFound();
    throw error;
  }
}

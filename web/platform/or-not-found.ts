import { notFound } from '@tanstack/react-router';
import { type Category, parseCategory } from '../../shared/domain/category.ts';

/** What kind of piece it was that a call did not find because it is gone. */
export function formerCategory(error: unknown): Category | undefined {
  if (!(error instanceof Error && 'status' in error && error.status === 410 && 'details' in error)) return undefined;
  const { category = '' } = error.details as { category?: string };
  return parseCategory(category);
}

/** Says whether a call failed because its address names nothing, names nothing any more, or could not name anything. */
export function namesNothing(error: unknown): boolean {
  return error instanceof Error && 'status' in error && [404, 410, 422].includes(Number(error.status));
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

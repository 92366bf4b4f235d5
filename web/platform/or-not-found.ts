import { notFound } from '@tanstack/react-router';
import type { Category } from '../../shared/domain/category.ts';
import { parseCategory } from './shop-categories.ts';

/** Returns the category of a listing that is gone, from the error. */
export function formerCategory(error: unknown): Category | undefined {
  if (!(error instanceof Error && 'status' in error && error.status === 410 && 'details' in error)) return undefined;
  const { category = '' } = error.details as { category?: string };
  return parseCategory(category);
}

/** Returns whether a resource is missing or gone, or its id is invalid. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'status' in error && [404, 410, 422].includes(Number(error.status));
}

/** Waits for page data; a missing resource becomes the 404 page (spec §2). */
export async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isNotFound(error)) throw notFound();
    throw error;
  }
}

import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../platform/api.ts';
import { words } from '../../../words.ts';

/** Where the server calls a field differently than a form does. */
const otherNames: Record<string, string> = { displayName: 'name', newPassword: 'password' };

/**
 * Shows why a form was refused: beside the fields that the server marked, else under the form (spec §8).
 * What was typed stays.
 */
export function showRefusal<Form extends FieldValues>(
  error: unknown,
  form: Pick<UseFormReturn<Form>, 'setError' | 'getValues'>,
): void {
  const message = error instanceof ApiError ? error.message : words.login.serviceFailed;
  const marked = error instanceof ApiError ? Object.entries(error.fields) : [];
  const known = marked
    .map(([name, text]) => [otherNames[name] ?? name, text] as const)
    .filter(([name]) => name in form.getValues());
  for (const [name, text] of known) form.setError(name as Path<Form>, { message: text }, { shouldFocus: true });
  if (known.length === 0) form.setError('root', { message });
}

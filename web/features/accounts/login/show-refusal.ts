import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { lookUp } from '../../../../shared/domain/look-up.ts';
import { ApiError } from '../../../platform/api.ts';
import { words } from '../../../words.ts';

/** Form field names that differ from the API's. */
const otherNames: Record<string, string> = { displayName: 'name', newPassword: 'password' };

/** Shows a server error beside the marked fields, else under the form (spec §8). */
export function showRefusal<Form extends FieldValues>(
  error: unknown,
  form: Pick<UseFormReturn<Form>, 'setError' | 'getValues'>,
): void {
  const message = error instanceof ApiError ? error.message : words.login.serviceFailed;
  const marked = error instanceof ApiError ? Object.entries(error.fields) : [];
  const known = marked
    .map(([name, text]) => [lookUp(otherNames, name) ?? name, text] as const)
    .filter(([name]) => name in form.getValues());
  for (const [name, text] of known) form.setError(name as Path<Form>, { message: text }, { shouldFocus: true });
  if (known.length === 0) form.setError('root', { message });
}

import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Reads what stands in the fields: some password managers fill them without an event. */
export function readFields<Typed extends FieldValues, Read>(
  element: HTMLFormElement,
  form: Pick<UseFormReturn<Typed, unknown, Read>, 'getValues' | 'setValue'>,
): void {
  for (const field of element.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    if (field.name === '' || ['checkbox', 'radio', 'file'].includes(field.type)) continue;
    const name = field.name as Path<Typed>;
    if (form.getValues(name) !== field.value) form.setValue(name, field.value as PathValue<Typed, Path<Typed>>);
  }
}

import type { ComponentProps } from 'react';
import { controlStyle, FieldFrame, type FieldText } from './field-frame.tsx';
import { FramedSelect, type SelectOption } from './framed-select.tsx';

type Props = FieldText &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & { options: readonly SelectOption[] };

/** Choice with label, hint and error. */
export function SelectField({ label, hint, error, ...select }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => <FramedSelect {...select} {...control} className={controlStyle} />}
    </FieldFrame>
  );
}

import type { ComponentProps } from 'react';
import { FieldFrame, type FieldText, writtenStyle } from './field-frame.tsx';

type Props = FieldText & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** One line of text with its label, hint and error; passes its `ref` on, as react-hook-form's register() needs. */
export function TextField({ label, hint, error, ...input }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => <input type="text" {...input} {...control} className={writtenStyle} />}
    </FieldFrame>
  );
}

import type { ComponentProps } from 'react';
import { FieldFrame, type FieldText, writtenStyle } from './field-frame.tsx';

type Props = FieldText & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** Text field with label, hint and error; forwards `ref` for react-hook-form's register(). */
export function TextField({ label, hint, error, ...input }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => <input type="text" dir="auto" {...input} {...control} className={writtenStyle} />}
    </FieldFrame>
  );
}

import type { ComponentProps } from 'react';
import { FieldFrame, type FieldText, writtenStyle } from './field-frame.tsx';

type Props = FieldText & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** Text of several lines with label, hint and error. */
export function TextArea({ label, hint, error, ...area }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          rows={5}
          dir="auto"
          {...area}
          {...control}
          className={`${writtenStyle} field-sizing-content min-h-32`}
        />
      )}
    </FieldFrame>
  );
}

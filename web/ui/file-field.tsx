import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldText } from './field-frame.tsx';

type Props = FieldText &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'children'> & {
    /** What was chosen (a picture, its name); shown above the button. */
    preview?: ReactNode;
    /** Its names stand beside the button, unless the preview shows what was chosen. */
    showsNames?: boolean;
  };

const inputStyle =
  'block w-full rounded-control border border-edge border-dashed bg-surface p-3 text-sm motion-quick hover:border-ink aria-invalid:border-danger file:mr-4 file:min-h-10 file:rounded-control file:border file:border-edge file:border-solid file:bg-paper file:px-4 file:font-medium file:text-ink file:text-sm';

/** A file to send: the browser's own chooser, reachable by keyboard, and a place to drop a file on. */
export function FileField({ label, hint, error, preview, showsNames = true, ...input }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <>
          {preview}
          <input
            {...input}
            {...control}
            type="file"
            className={`${inputStyle} ${showsNames ? 'text-muted' : 'text-transparent'}`}
          />
        </>
      )}
    </FieldFrame>
  );
}

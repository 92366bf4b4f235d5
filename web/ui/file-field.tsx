import Upload from 'lucide-react/icons/upload';
import type { ComponentProps, ReactNode } from 'react';
import { buttonStyle } from './button-style.ts';
import { FieldFrame, type FieldText } from './field-frame.tsx';

type Props = FieldText &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'title' | 'children'> & {
    /** Selected file (picture, name); shown above the button. */
    preview?: ReactNode;
    /** Placeholder for an empty field, also a drop area. */
    frame?: ReactNode;
    choose: string;
    drop: string;
    /** File name, unless the preview shows it. */
    chosen?: string | undefined;
  };

const boxStyle =
  'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-edge border-dashed bg-surface p-3 text-sm outline-offset-3 motion-quick hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent has-aria-invalid:border-danger';

/** File input. The native control is invisible over our texts, because it uses the browser's language. */
export function FileField({ label, hint, error, preview, frame, choose, drop, chosen = '', ...input }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <>
          {preview}
          <div className={`relative grid gap-3 ${preview ? 'mt-1.5' : ''}`}>
            {frame}
            <div className={boxStyle}>
              <input
                {...input}
                {...control}
                type="file"
                // Replaces the browser's default tooltip.
                title={chosen}
                className="absolute inset-0 size-full opacity-0"
              />
              <span aria-hidden="true" className={buttonStyle('secondary', 'small', 'min-h-10 px-4')}>
                <Upload className="size-4" />
                {choose}
              </span>
              {chosen ? null : (
                <span aria-hidden="true" className="text-muted pointer-coarse:hidden">
                  {drop}
                </span>
              )}
              <span role="status" className="wrap-anywhere min-w-0 empty:hidden">
                {chosen}
              </span>
            </div>
          </div>
        </>
      )}
    </FieldFrame>
  );
}

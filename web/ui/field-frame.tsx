import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useEffect, useId } from 'react';
import { refusalText } from '../platform/i18n/refusal-text.ts';

export type FieldText = { label: string; hint?: string | undefined; error?: string | undefined };

export type ControlProps = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

export const controlStyle =
  'block w-full min-h-11 rounded-control border border-edge bg-surface px-3 py-2 text-base text-ink placeholder:text-muted motion-quick hover:border-ink aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger';

/** Read-only style of a text field; not for selects, which always match :read-only. */
export const writtenStyle = `${controlStyle} read-only:bg-sunken read-only:text-muted read-only:hover:border-edge`;

type Props = FieldText & { children: (control: ControlProps) => ReactNode };

/** Focuses a form's first wrong field after a press: an error alone is not read out. */
function focusIfFirst(field: HTMLElement | null): void {
  const form = field?.closest('form, [role$="dialog"]');
  const focused = document.activeElement;
  // Safari does not focus a pressed button.
  const wasPressed = focused === document.body || (focused?.tagName === 'BUTTON' && form?.contains(focused));
  if (wasPressed && form?.querySelector('[aria-invalid="true"]') === field) field?.focus();
}

/** Label above a control, hint below, and error beside it. */
export function FieldFrame({ label, hint, error: sentence, children }: Props) {
  // The messages of shared rules are not worded yet.
  const error = sentence && refusalText(sentence);
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  useEffect(() => {
    if (error) focusIfFirst(document.getElementById(id));
  }, [error, id]);
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {error ? (
        <p id={errorId} className="flex items-start gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="text-muted text-sm">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

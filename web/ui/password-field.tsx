import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { words } from '../words.ts';
import { FieldFrame, type FieldText, writtenStyle } from './field-frame.tsx';

type Props = FieldText & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>;

/** Password input with a show/hide button. */
export function PasswordField({ label, hint, error, ...input }: Props) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input {...input} {...control} type={isShown ? 'text' : 'password'} className={`${writtenStyle} pe-12`} />
          <button
            type="button"
            aria-label={words.ui.actionOn(words.ui.show, label)}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-control text-muted motion-quick hover:text-ink noscript:hidden"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}

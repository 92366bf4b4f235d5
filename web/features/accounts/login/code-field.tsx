import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../../ui/text-field.tsx';
import { words } from '../../../words.ts';

type Props = {
  form: UseFormReturn<{ code: string }>;
  /** A backup code has letters, so it wants another keyboard. */
  acceptsBackup?: boolean;
  autoFocus?: boolean;
};

/** Field for an authenticator app's code, or for a backup code. */
export function CodeField({ form, acceptsBackup = false, autoFocus = false }: Props) {
  const [isBackup, setBackup] = useState(false);
  const text = words.secondFactor;
  const change = () => {
    setBackup(!isBackup);
    form.resetField('code');
    form.setFocus('code');
  };
  return (
    <div className="grid gap-1">
      <TextField
        label={isBackup ? text.backupCode : text.code}
        hint={isBackup ? text.backupHint : text.codeHint}
        inputMode={isBackup ? 'text' : 'numeric'}
        autoComplete={isBackup ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={autoFocus}
        error={form.formState.errors.code?.message}
        {...form.register('code', { required: text.codeNeeded })}
      />
      {acceptsBackup ? (
        <button type="button" className="text-link min-h-11 justify-self-start text-sm" onClick={change}>
          {isBackup ? text.useApp : text.useBackup}
        </button>
      ) : null}
    </div>
  );
}

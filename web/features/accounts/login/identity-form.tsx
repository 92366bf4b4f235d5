import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showRefusal } from './show-refusal.ts';

type Props<Typed extends FieldValues, Read> = {
  form: UseFormReturn<Typed, unknown, Read>;
  /** What pressing the button does; what it throws is shown in the form. */
  onSubmit(read: Read): Promise<void>;
  submit: string;
  submitting: string;
  /** Among other settings the button is as wide as its words. */
  isSetting?: boolean;
  children: ReactNode;
};

/** A form of signing in: its fields, its button, and in red under it what the service refused (spec §8). */
export function IdentityForm<Typed extends FieldValues, Read>(props: Props<Typed, Read>) {
  const { form, onSubmit, submit, submitting, isSetting = false, children } = props;
  const { errors, isSubmitting } = form.formState;
  // Before the script runs the browser would send the form itself, password and all.
  const isReady = useHydrated();
  const send = form.handleSubmit((read) => onSubmit(read).catch((error: unknown) => showRefusal(error, form)));
  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
      {children}
      <Button
        type="submit"
        className={isSetting ? 'justify-self-start' : undefined}
        busy={isSubmitting}
        busyLabel={submitting}
        disabled={!isReady}
      >
        {submit}
      </Button>
      {errors.root?.message ? <Notice kind="error">{errors.root.message}</Notice> : null}
    </form>
  );
}

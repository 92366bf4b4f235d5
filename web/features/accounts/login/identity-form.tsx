import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import type { ButtonKind } from '../../../ui/button-style.ts';
import { Notice } from '../../../ui/notice.tsx';
import { showRefusal } from './show-refusal.ts';

type Props<Typed extends FieldValues, Read> = {
  form: UseFormReturn<Typed, unknown, Read>;
  onSubmit(read: Read): Promise<void>;
  submit: string;
  submitting: string;
  /** In settings, the button has its natural width. */
  isSetting?: boolean;
  kind?: ButtonKind;
  children: ReactNode;
};

export function IdentityForm<Typed extends FieldValues, Read>(props: Props<Typed, Read>) {
  const { form, onSubmit, submit, submitting, isSetting = false, kind = 'primary', children } = props;
  const { errors, isSubmitting } = form.formState;
  // Before hydration the browser would submit the password natively.
  const isReady = useHydrated();
  const send = form.handleSubmit((read) => onSubmit(read).catch((error: unknown) => showRefusal(error, form)));
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        readFields(event.currentTarget, form);
        void send(event);
      }}
    >
      {children}
      <Button
        type="submit"
        kind={kind}
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

/** Reads what stands in the fields: some password managers fill them without an event. */
function readFields<Typed extends FieldValues, Read>(
  element: HTMLFormElement,
  form: Pick<UseFormReturn<Typed, unknown, Read>, 'getValues' | 'setValue'>,
): void {
  for (const field of element.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    if (field.name === '' || ['checkbox', 'radio', 'file'].includes(field.type)) continue;
    const name = field.name as Path<Typed>;
    if (form.getValues(name) !== field.value) form.setValue(name, field.value as PathValue<Typed, Path<Typed>>);
  }
}

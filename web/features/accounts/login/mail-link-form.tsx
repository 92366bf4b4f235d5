import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { emailForm } from '../../../../shared/contract/accounts/identity.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { words } from '../../../words.ts';
import { IdentityForm } from './identity-form.tsx';

const fields = z.object({
  email: z
    .string()
    .trim()
    .min(1, { error: () => words.login.emailNeeded })
    .pipe(emailForm.shape.email),
});

type Props = {
  /** Requests an emailed link. The response does not reveal known emails (reliability T18). */
  send(email: string): Promise<void>;
  submit: string;
  submitting: string;
  sent(email: string): string;
};

export function MailLinkForm({ send, submit, submitting, sent }: Props) {
  const form = useForm({ resolver: zodResolver(fields) });
  const [sentTo, setSentTo] = useState<string>();
  const onSubmit = async ({ email }: { email: string }) => {
    setSentTo(undefined);
    await send(email);
    setSentTo(email);
  };
  return (
    <>
      <IdentityForm form={form} onSubmit={onSubmit} submit={submit} submitting={submitting}>
        <TextField
          label={words.login.email}
          type="email"
          autoComplete="username"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
      </IdentityForm>
      {sentTo ? (
        <Notice kind="success" announce>
          {sent(sentTo)}
        </Notice>
      ) : null}
    </>
  );
}

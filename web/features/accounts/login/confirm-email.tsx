import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../platform/api.ts';
import { useSession } from '../../../platform/session.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { words } from '../../../words.ts';
import { openSession, renewSession } from './access.ts';
import { callIdentity } from './call-identity.ts';
import { FormPage } from './form-page.tsx';
import { IdentityForm } from './identity-form.tsx';

/** Confirms an email by its link and, when signed out, the password. */
export function ConfirmEmail({ token }: { token: string }) {
  const { status } = useSession();
  const form = useForm<{ password: string }>({ defaultValues: { password: '' } });
  const [isDone, setDone] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const asksPassword = isRefused || status === 'signed-out';
  const text = words.verifyEmail;
  if (isDone)
    return (
      <FormPage title={words.titles.verifyEmail}>
        <Notice kind="success" announce>
          {text.done}
        </Notice>
        <LinkButton to="/">{text.goOn()}</LinkButton>
      </FormPage>
    );
  const confirm = async ({ password }: { password: string }) => {
    try {
      await callIdentity('/verify-email', asksPassword ? { token, password } : { token });
    } catch (error) {
      if (error instanceof ApiError && error.fields.password) setRefused(true);
      throw error;
    }
    await (status === 'signed-in' ? renewSession() : openSession());
    setDone(true);
  };
  return (
    <FormPage title={words.titles.verifyEmail} lede={asksPassword ? text.passwordLede() : text.confirmLede}>
      <IdentityForm form={form} onSubmit={confirm} submit={text.confirm} submitting={text.confirming}>
        {asksPassword ? (
          <PasswordField
            label={words.login.password}
            autoComplete="current-password"
            error={form.formState.errors.password?.message}
            {...form.register('password')}
          />
        ) : null}
      </IdentityForm>
    </FormPage>
  );
}

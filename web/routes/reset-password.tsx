import { zodResolver } from '@hookform/resolvers/zod';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { PASSWORD_MIN, signUpForm } from '../../shared/contract/accounts/identity.ts';
import { callIdentity } from '../features/accounts/login/call-identity.ts';
import { FormPage } from '../features/accounts/login/form-page.tsx';
import { IdentityForm } from '../features/accounts/login/identity-form.tsx';
import { readToken, tokenHead } from '../platform/head/token-page.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { words } from '../words.ts';

export const Route = createFileRoute('/reset-password')({
  validateSearch: readToken,
  head: tokenHead('resetPassword'),
  component: Page,
});

const fields = z.object({
  password: z
    .string()
    .min(1, { error: () => words.signup.passwordNeeded })
    .min(PASSWORD_MIN, { error: () => words.signup.passwordShort })
    .pipe(signUpForm.shape.password),
});

/** Target of the emailed link: set a new password, once. */
function Page() {
  const { token } = Route.useSearch();
  const form = useForm({ resolver: zodResolver(fields) });
  const [isDone, setDone] = useState(false);
  if (isDone)
    return (
      <FormPage title={words.titles.resetPassword}>
        <Notice kind="success" announce>
          {words.resetPassword.done}
        </Notice>
        <LinkButton to="/login">{words.titles.login}</LinkButton>
      </FormPage>
    );
  return (
    <FormPage title={words.titles.resetPassword}>
      {token ? (
        <IdentityForm
          form={form}
          onSubmit={async ({ password }) => {
            await callIdentity('/reset-password', { token, newPassword: password });
            setDone(true);
          }}
          submit={words.resetPassword.submit}
          submitting={words.resetPassword.submitting}
        >
          <PasswordField
            label={words.resetPassword.password}
            hint={words.signup.passwordHint}
            autoComplete="new-password"
            error={form.formState.errors.password?.message}
            {...form.register('password')}
          />
        </IdentityForm>
      ) : (
        <Notice kind="error">{words.resetPassword.linkIncomplete}</Notice>
      )}
      <Link to="/forgot-password" className="text-link tap-link">
        {words.resetPassword.askAgain}
      </Link>
    </FormPage>
  );
}

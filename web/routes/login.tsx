import { zodResolver } from '@hookform/resolvers/zod';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { signInForm } from '../../shared/contract/accounts/identity.ts';
import { ChooseType } from '../features/accounts/login/choose-type.tsx';
import { CodeStep } from '../features/accounts/login/code-step.tsx';
import { FormPage } from '../features/accounts/login/form-page.tsx';
import { GoogleButton } from '../features/accounts/login/google-button.tsx';
import { IdentityForm } from '../features/accounts/login/identity-form.tsx';
import { fromSearch } from '../features/accounts/login/own-path.ts';
import { PasskeyButton } from '../features/accounts/login/passkey-button.tsx';
import { isNewcomer, type Newcomer, type SignInResult, signIn } from '../features/accounts/login/sign-in.ts';
import { useReturn } from '../features/accounts/login/use-return.ts';
import { privateHead } from '../features/seo/page-head.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { words } from '../words.ts';

export const Route = createFileRoute('/login')({
  validateSearch: fromSearch,
  head: () => privateHead(words.titles.login),
  component: Page,
});

const fields = z.object({
  email: z
    .string()
    .trim()
    .min(1, { error: () => words.login.emailNeeded })
    .pipe(signInForm.shape.email),
  password: z
    .string()
    .min(1, { error: () => words.login.passwordNeeded })
    .pipe(signInForm.shape.password),
});

/** Returns why a log-in is needed: only for the dashboard. @param from the return address */
function ledeFor(from: string | undefined): string {
  if (from === undefined) return words.login.lede;
  return from.startsWith('/dashboard') ? words.login.needed : words.login.goOn;
}

/** Email and password, then the previous page (spec §2); without an account, its type first. */
function Page() {
  const { from } = Route.useSearch();
  const form = useForm({ resolver: zodResolver(fields) });
  const { errors } = form.formState;
  useReturn(from ?? '/');
  const [newcomer, setNewcomer] = useState<Newcomer>();
  const [needsCode, setNeedsCode] = useState(false);
  const welcome = (result: SignInResult) => {
    setNeedsCode(result === 'needs_code');
    if (result === 'needs_code') return;
    if (isNewcomer(result)) setNewcomer(result);
    else toast.success(result === 'created' ? words.toast.signup : words.toast.login);
  };
  if (newcomer) return <ChooseType newcomer={newcomer} onEntered={welcome} onBack={() => setNewcomer(undefined)} />;
  if (needsCode) return <CodeStep onEntered={welcome} onBack={() => setNeedsCode(false)} />;
  return (
    <FormPage title={words.titles.login} lede={ledeFor(from)}>
      <IdentityForm
        form={form}
        onSubmit={(read) => signIn(read).then(welcome)}
        submit={words.login.submit}
        submitting={words.login.submitting}
      >
        <TextField
          label={words.login.email}
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label={words.login.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
      </IdentityForm>
      <p>
        <Link to="/forgot-password" className="text-link tap-link">
          {words.login.forgot}
        </Link>
      </p>
      <GoogleButton afterwards={() => ({ type: undefined, from: from ?? '/' })} onEntered={welcome} />
      <PasskeyButton onEntered={welcome} />
      <p>
        {words.login.noAccount()}{' '}
        <Link to="/signup" search={{ from }} className="text-link">
          {words.login.toSignup}
        </Link>
      </p>
    </FormPage>
  );
}

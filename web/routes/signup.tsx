import { zodResolver } from '@hookform/resolvers/zod';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { PASSWORD_MIN, signUpForm } from '../../shared/contract/accounts/identity.ts';
import { signUpTypes } from '../../shared/domain/account.ts';
import { AcceptTermsLine } from '../features/accounts/login/accept-terms-line.tsx';
import { CodeStep } from '../features/accounts/login/code-step.tsx';
import { FormPage } from '../features/accounts/login/form-page.tsx';
import { GoogleButton } from '../features/accounts/login/google-button.tsx';
import { IdentityForm } from '../features/accounts/login/identity-form.tsx';
import { fromSearch } from '../features/accounts/login/own-path.ts';
import { type SignInResult, signUp } from '../features/accounts/login/sign-in.ts';
import { useReturn } from '../features/accounts/login/use-return.ts';
import { legalListQuery } from '../features/legal/legal-queries.ts';
import { privateHead } from '../features/seo/page-head.ts';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { words } from '../words.ts';

export const Route = createFileRoute('/signup')({
  validateSearch: fromSearch,
  // On a failure the form retries.
  loader: ({ context }) => context.queryClient.prefetchQuery(legalListQuery),
  head: () => privateHead(words.titles.signup),
  component: Page,
});

const fields = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: () => words.signup.nameNeeded })
    .pipe(signUpForm.shape.name),
  email: z
    .string()
    .trim()
    .min(1, { error: () => words.signup.emailNeeded })
    .pipe(z.email({ error: () => words.signup.emailWrong }))
    .pipe(signUpForm.shape.email),
  password: z
    .string()
    .min(1, { error: () => words.signup.passwordNeeded })
    .min(PASSWORD_MIN, { error: () => words.signup.passwordShort })
    .pipe(signUpForm.shape.password),
  type: z.enum(signUpTypes),
});

/** Name, email, password and account type, or Google with that type (spec §2). */
function Page() {
  const { from } = Route.useSearch();
  const form = useForm({ resolver: zodResolver(fields) });
  const { errors } = form.formState;
  useReturn(from ?? '/');
  const [next, setNext] = useState<'needs_code' | 'mailed'>();
  const greet = (result: SignInResult) => {
    if (result === 'needs_code' || result === 'mailed') setNext(result);
    else toast.success(result === 'created' ? words.toast.signup : words.toast.login);
  };
  if (next === 'needs_code') return <CodeStep onEntered={greet} onBack={() => setNext(undefined)} />;
  if (next === 'mailed')
    return (
      <FormPage title={words.titles.signup}>
        <Notice kind="success" announce>
          {words.signup.mailed(form.getValues('email'))}
        </Notice>
      </FormPage>
    );
  return (
    <FormPage title={words.titles.signup} lede={words.signup.lede}>
      <IdentityForm
        form={form}
        onSubmit={(read) => signUp(read).then(greet)}
        submit={words.signup.submit}
        submitting={words.signup.submitting}
      >
        <TextField
          label={words.signup.name}
          autoComplete="name"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={words.signup.email}
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label={words.signup.password}
          hint={words.signup.passwordHint}
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <SelectField
          label={words.signup.type}
          hint={words.signup.typeHint}
          options={signUpTypes.map((type) => ({ value: type, label: words.signup[type] }))}
          error={errors.type?.message}
          {...form.register('type')}
        />
        <AcceptTermsLine />
      </IdentityForm>
      <GoogleButton afterwards={() => ({ type: form.getValues('type'), from: from ?? '/' })} onEntered={greet} />
      <p>
        {words.signup.haveAccount}{' '}
        <Link to="/login" search={{ from }} className="text-link">
          {words.signup.toLogin}
        </Link>
      </p>
    </FormPage>
  );
}

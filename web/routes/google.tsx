import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { callIdentity } from '../features/accounts/login/call-identity.ts';
import { ChooseType } from '../features/accounts/login/choose-type.tsx';
import { FormPage } from '../features/accounts/login/form-page.tsx';
import { getIdentityClient } from '../features/accounts/login/get-identity-client.ts';
import { readAfterwards, reportToOpener, signInError } from '../features/accounts/login/google-window.ts';
import { ownPath } from '../features/accounts/login/own-path.ts';
import { finishSignIn, isNewcomer, type Newcomer, type SignInResult } from '../features/accounts/login/sign-in.ts';
import { privateHead } from '../features/seo/page-head.ts';
import { ApiError } from '../platform/api.ts';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.ts';
import { words } from '../words.ts';

type Search = { attempt?: string; step?: 'done'; error?: string };

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

export const Route = createFileRoute('/google')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    attempt: text(search.attempt),
    step: search.step === 'done' ? 'done' : undefined,
    error: text(search.error),
  }),
  head: () => privateHead(words.titles.google),
  component: Page,
});

/** Google sign-in redirect and callback, in a popup or, if blocked, in this page. */
function Page() {
  const { attempt, step, error } = Route.useSearch();
  const router = useRouter();
  const [refusal, setRefusal] = useState<string>();
  const [newcomer, setNewcomer] = useState<Newcomer & { from: string }>();

  const goOn = useCallback(
    (result: SignInResult, from: string) => {
      if (isNewcomer(result)) return setNewcomer({ ...result, from });
      toast.success(result === 'created' ? words.toast.signup : words.toast.login);
      router.history.replace(ownPath(from));
    },
    [router],
  );
  useEffect(() => {
    const walk = async () => {
      if (attempt && (step || error) && (await reportToOpener({ attempt, done: !error, reason: error })))
        return window.close();
      if (error) throw signInError(error);
      if (!step) return window.location.replace(await beginGoogleLogin(attempt));
      const { type, from } = readAfterwards();
      goOn(await finishSignIn(await getIdentityClient(), type), from);
    };
    void walk().catch((reason: unknown) =>
      setRefusal(reason instanceof ApiError ? reason.message : words.google.failed),
    );
  }, [attempt, step, error, goOn]);

  if (newcomer)
    return (
      <ChooseType
        newcomer={newcomer}
        onEntered={(result) => goOn(result, newcomer.from)}
        onBack={() => router.history.replace('/login')}
      />
    );
  return (
    <FormPage title={words.titles.google}>
      {refusal ? (
        <>
          <Notice kind="error">{refusal}</Notice>
          <Link to="/login" className="text-link tap-link">
            {words.google.back}
          </Link>
        </>
      ) : (
        <p role="status">{step ? (attempt ? words.google.done : words.app.loading) : words.google.going}</p>
      )}
    </FormPage>
  );
}

/** Returns Google's authorization URL, which redirects back here. */
async function beginGoogleLogin(attempt: string | undefined): Promise<string> {
  const back = (search: Record<string, string>) =>
    `/google?${new URLSearchParams({ ...search, ...(attempt ? { attempt } : {}) })}`;
  const { url } = (await callIdentity('/sign-in/social', {
    provider: 'google',
    callbackURL: back({ step: 'done' }),
    errorCallbackURL: back({}),
  })) as { url: string };
  return url;
}

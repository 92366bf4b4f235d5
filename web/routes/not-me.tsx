import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { DISOWNED_DAYS } from '../../shared/domain/payout.ts';
import { callIdentity } from '../features/accounts/login/call-identity.ts';
import { FormPage } from '../features/accounts/login/form-page.tsx';
import { IdentityForm } from '../features/accounts/login/identity-form.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { words } from '../words.ts';

export const Route = createFileRoute('/not-me')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => ({
    token: search.token === undefined ? undefined : String(search.token),
  }),
  head: () => ({
    meta: [
      { title: words.app.title(words.titles.notMe) },
      { name: 'robots', content: 'noindex' },
      // The URL contains a secret.
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: Page,
});

/** Target of the link in a mail about a change: it was somebody else. */
function Page() {
  const { token } = Route.useSearch();
  const form = useForm({ defaultValues: {} });
  const [isDone, setDone] = useState(false);
  const text = words.notMe;
  return (
    <FormPage title={words.titles.notMe} lede={isDone ? undefined : text.lede(DISOWNED_DAYS)}>
      {isDone ? (
        <Notice kind="success" announce>
          {text.done}
        </Notice>
      ) : (
        <IdentityForm
          form={form}
          onSubmit={async () => {
            await callIdentity('/not-me', { token: token ?? '' });
            setDone(true);
          }}
          submit={text.submit}
          submitting={text.submitting}
        >
          {null}
        </IdentityForm>
      )}
      <LinkButton to="/forgot-password" kind="secondary">
        {text.choose}
      </LinkButton>
    </FormPage>
  );
}

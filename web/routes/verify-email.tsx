import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { privateHead } from '../components/page-head.ts';
import { renewSession } from '../identity/access.ts';
import { FormPage } from '../identity/form-page.tsx';
import { getIdentityClient } from '../identity/identity-client.ts';
import { MailLinkForm } from '../identity/mail-link-form.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { words } from '../words.ts';

type Search = { error?: string; again?: boolean };

export const Route = createFileRoute('/verify-email')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    error: search.error === undefined ? undefined : String(search.error),
    again: search.again === true || undefined,
  }),
  head: () => privateHead(words.titles.verifyEmail),
  component: Page,
});

/** Where the mailed link leads, and where it can be asked for once more. */
function Page() {
  const { error, again } = Route.useSearch();
  const isDone = !error && !again;
  useEffect(() => {
    if (isDone) void renewSession();
  }, [isDone]);
  if (!isDone) return <AskAgain reason={error ? words.verifyEmail.failed : undefined} />;
  return (
    <FormPage title={words.titles.verifyEmail}>
      <Notice kind="success">{words.verifyEmail.done}</Notice>
      <LinkButton to="/">{words.verifyEmail.goOn}</LinkButton>
    </FormPage>
  );
}

function AskAgain({ reason }: { reason: string | undefined }) {
  return (
    <FormPage title={words.titles.verifyEmail} lede={reason ? undefined : words.verifyEmail.lede}>
      {reason ? <Notice kind="error">{reason}</Notice> : null}
      <MailLinkForm
        send={async (email) => (await getIdentityClient()).sendConfirmation(email)}
        submit={words.verifyEmail.submit}
        submitting={words.verifyEmail.submitting}
        sent={words.verifyEmail.sent}
      />
    </FormPage>
  );
}

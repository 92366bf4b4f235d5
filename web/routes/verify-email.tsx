import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '../components/page-head.ts';
import { ConfirmEmail } from '../identity/confirm-email.tsx';
import { FormPage } from '../identity/form-page.tsx';
import { getIdentityClient } from '../identity/identity-client.ts';
import { MailLinkForm } from '../identity/mail-link-form.tsx';
import { Notice } from '../ui/notice.tsx';
import { words } from '../words.ts';

type Search = { token?: string; error?: string };

export const Route = createFileRoute('/verify-email')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    token: typeof search.token === 'string' ? search.token : undefined,
    error: search.error === undefined ? undefined : String(search.error),
  }),
  head: () => privateHead(words.titles.verifyEmail),
  component: Page,
});

/** Where the mailed link leads, and where it can be asked for once more. */
function Page() {
  const { token, error } = Route.useSearch();
  if (token) return <ConfirmEmail token={token} />;
  return <AskAgain reason={error ? words.verifyEmail.failed : undefined} />;
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

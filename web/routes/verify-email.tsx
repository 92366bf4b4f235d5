import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmail } from '../features/accounts/login/confirm-email.tsx';
import { FormPage } from '../features/accounts/login/form-page.tsx';
import { getIdentityClient } from '../features/accounts/login/get-identity-client.ts';
import { MailLinkForm } from '../features/accounts/login/mail-link-form.tsx';
import { privateHead } from '../features/seo/page-head.ts';
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

/** Target of the emailed link, which can be requested again. */
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

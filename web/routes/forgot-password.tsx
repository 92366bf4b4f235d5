import { createFileRoute, Link } from '@tanstack/react-router';
import { FormPage } from '../features/accounts/login/form-page.tsx';
import { getIdentityClient } from '../features/accounts/login/get-identity-client.ts';
import { MailLinkForm } from '../features/accounts/login/mail-link-form.tsx';
import { privateHead } from '../features/seo/page-head.ts';
import { words } from '../words.ts';

export const Route = createFileRoute('/forgot-password')({
  head: () => privateHead(words.titles.forgotPassword),
  component: Page,
});

function Page() {
  return (
    <FormPage title={words.titles.forgotPassword} lede={words.forgotPassword.lede}>
      <MailLinkForm
        send={async (email) => (await getIdentityClient()).sendPasswordReset(email)}
        submit={words.forgotPassword.submit}
        submitting={words.forgotPassword.submitting}
        sent={words.forgotPassword.sent}
      />
      <p>
        <Link to="/login" className="text-link tap-link">
          {words.google.back}
        </Link>
      </p>
    </FormPage>
  );
}

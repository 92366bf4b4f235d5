import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { openSession } from '../features/accounts/login/access.ts';
import { FormPage } from '../features/accounts/login/form-page.tsx';
import { IdentityForm } from '../features/accounts/login/identity-form.tsx';
import { getApi } from '../platform/api-client.ts';
import { readToken, tokenHead } from '../platform/head/token-page.ts';
import { useSession } from '../platform/session.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { toast } from '../ui/toast.ts';
import { words } from '../words.ts';

export const Route = createFileRoute('/first-admin')({
  validateSearch: readToken,
  head: tokenHead('firstAdmin'),
  component: Page,
});

/** Target of the link that a local instance prints at its start. */
function Page() {
  const { token = '' } = Route.useSearch();
  const session = useSession();
  const form = useForm({ defaultValues: {} });
  const navigate = useNavigate();
  const text = words.firstAdmin;
  if (session.status === 'signed-out') {
    const from = `/first-admin?token=${encodeURIComponent(token)}`;
    return (
      <FormPage title={words.titles.firstAdmin} lede={text.lede}>
        <p>{text.signUpFirst}</p>
        <LinkButton to="/signup" search={{ from }}>
          {words.titles.signup}
        </LinkButton>
        <LinkButton to="/login" search={{ from }} kind="secondary">
          {words.titles.login}
        </LinkButton>
      </FormPage>
    );
  }
  return (
    <FormPage title={words.titles.firstAdmin} lede={text.lede}>
      <IdentityForm
        form={form}
        onSubmit={async () => {
          await getApi().claimFirstAdmin({ body: { token } });
          await openSession();
          toast.success(text.done);
          await navigate({ to: '/dashboard/admin/settings' });
        }}
        submit={text.submit}
        submitting={text.submitting}
      >
        {null}
      </IdentityForm>
    </FormPage>
  );
}

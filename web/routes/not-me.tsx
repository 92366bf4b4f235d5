import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { NOT_ME_DAYS } from '../../shared/domain/account.ts';
import { DISOWNED_DAYS, type DisownedMoney } from '../../shared/domain/payout.ts';
import { callIdentity } from '../features/accounts/login/call-identity.ts';
import { DisownedAccount } from '../features/accounts/login/disowned-account.tsx';
import { FormPage } from '../features/accounts/login/form-page.tsx';
import { IdentityForm } from '../features/accounts/login/identity-form.tsx';
import { readToken, tokenHead } from '../platform/head/token-page.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { words } from '../words.ts';

export const Route = createFileRoute('/not-me')({
  validateSearch: readToken,
  head: tokenHead('notMe'),
  component: Page,
});

/** Target of the link in a mail about a change: it was somebody else. */
function Page() {
  const { token } = Route.useSearch();
  const form = useForm({ defaultValues: {} });
  const [done, setDone] = useState<{ money?: DisownedMoney }>();
  const text = words.notMe;
  return (
    <FormPage title={words.titles.notMe} lede={done ? undefined : text.lede(NOT_ME_DAYS, DISOWNED_DAYS)}>
      {done ? (
        <>
          <Notice kind="success" announce>
            {text.done}
          </Notice>
          {done.money ? <DisownedAccount money={done.money} /> : null}
        </>
      ) : (
        <IdentityForm
          form={form}
          onSubmit={async () => {
            setDone((await callIdentity('/not-me', { token: token ?? '' })) as { money?: DisownedMoney });
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

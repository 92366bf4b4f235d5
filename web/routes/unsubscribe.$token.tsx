import { createFileRoute } from '@tanstack/react-router';
import { ALL_MAILS, notificationGroups } from '../../shared/domain/notification.ts';
import { FormPage } from '../features/accounts/login/form-page.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { words } from '../words.ts';

export const Route = createFileRoute('/unsubscribe/$token')({
  validateSearch: (search: Record<string, unknown>): { done?: boolean } => ({
    done: typeof search.done === 'boolean' ? search.done : undefined,
  }),
  head: () => ({
    meta: [{ title: words.app.title(words.titles.unsubscribe) }, { name: 'robots', content: 'noindex' }],
  }),
  component: Page,
});

/** Unsubscribe link of an email: one button, no login, no script. */
function Page() {
  const { token } = Route.useParams();
  const { done } = Route.useSearch();
  const topic = token.split('.')[1];
  const group = notificationGroups.find((one) => one === (topic === 'sold' ? 'sold_saved' : topic));
  const kind =
    topic === ALL_MAILS ? words.notificationChoices.allMails : group && words.notificationChoices.groups[group];
  return (
    <FormPage title={words.titles.unsubscribe}>
      {done === false ? <Notice kind="error">{words.alerts.unknownLink}</Notice> : null}
      {done ? (
        <Notice kind="success">{words.alerts.stopped}</Notice>
      ) : (
        <form method="post" className="grid gap-6">
          <p className="text-lg text-muted">{words.alerts.stopQuestion(kind)}</p>
          <Button type="submit" className="justify-self-start">
            {words.alerts.stop}
          </Button>
        </form>
      )}
      <p className="text-muted">{words.alerts.elsewhere}</p>
      <LinkButton kind="secondary" className="justify-self-start" to="/dashboard/account">
        {words.alerts.toAccount}
      </LinkButton>
    </FormPage>
  );
}

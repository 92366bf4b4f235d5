import { type QueryClient, useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { accountCan } from '../../../shared/domain/account.ts';
import { BadgeNotice, ownAccountQuery } from '../../features/accounts/settings/badge-notice.tsx';
import { DownloadData } from '../../features/accounts/settings/download-data.tsx';
import { EmailLine } from '../../features/accounts/settings/email-line.tsx';
import { Leave } from '../../features/accounts/settings/leave.tsx';
import { NameForm } from '../../features/accounts/settings/name-form.tsx';
import { PasswordForm } from '../../features/accounts/settings/password-form.tsx';
import { protectionQuery } from '../../features/accounts/settings/second-factor/protection-query.ts';
import { SecondFactor } from '../../features/accounts/settings/second-factor/second-factor.tsx';
import { Sessions, sessionsQuery } from '../../features/accounts/settings/sessions.tsx';
import { StartSelling } from '../../features/accounts/settings/start-selling.tsx';
import { blocksQuery } from '../../features/blocks/block-queries.ts';
import { BlockedPeople } from '../../features/blocks/blocked-people.tsx';
import { withoutRetry } from '../../features/listings/listing-queries.ts';
import { choicesQuery } from '../../features/notifications/notification-queries.ts';
import { NotificationSettings } from '../../features/notifications/settings/notification-settings.tsx';
import { SavedSearches, savedSearchesQuery } from '../../features/saved-searches/saved-searches.tsx';
import { SellingAsForm } from '../../features/sellers/selling-as-form.tsx';
import { sellingAsQuery } from '../../features/sellers/selling-as-queries.ts';
import { settingsQuery } from '../../features/settings/public-settings-query.ts';
import { LanguagePicker } from '../../features/shell/language-picker.tsx';
import { ThemePicker } from '../../features/shell/theme-picker.tsx';
import { titledHead } from '../../platform/head/titled-head.ts';
import { type SessionAccount, useSession } from '../../platform/session.ts';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { PageContents } from '../../ui/page-contents.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/account')({
  head: titledHead('account'),
  loader: async ({ context: { queryClient, account }, location }) => {
    // The list of contents depends on it, and would move what stands below.
    await queryClient.prefetchQuery(settingsQuery);
    // Lists that load above a linked section would move it.
    if (location.hash) await readSections(queryClient, account);
  },
  pendingComponent: ListLoading,
  component: Page,
});

async function readSections(cache: QueryClient, account: SessionAccount): Promise<void> {
  const isLocal = cache.getQueryData(settingsQuery.queryKey)?.identity.kind === 'local';
  await Promise.all([
    cache.prefetchQuery({ ...ownAccountQuery, ...withoutRetry }),
    accountCan.sell(account) && cache.prefetchQuery({ ...sellingAsQuery(account.id), ...withoutRetry }),
    cache.prefetchQuery({ ...choicesQuery, ...withoutRetry }),
    cache.prefetchQuery({ ...savedSearchesQuery, ...withoutRetry }),
    cache.prefetchQuery({ ...blocksQuery, ...withoutRetry }),
    isLocal && cache.prefetchQuery({ ...protectionQuery, ...withoutRetry }),
    cache.prefetchQuery({ ...sessionsQuery, ...withoutRetry }),
  ]);
}

function Page() {
  const { account: known } = Route.useRouteContext();
  const account = useSession().account ?? known;
  // A new seller keeps the section, with a link to a first listing.
  const [offersSelling] = useState(() => !accountCan.sell(account));
  const { data: settings } = useQuery(settingsQuery);
  const offersPasskeys = settings?.identity.kind === 'local';
  const sells = accountCan.sell(account);
  const sections: ({ id: string; title: string; lede?: string; content: ReactNode } | false)[] = [
    {
      id: 'about',
      title: words.account.aboutYou,
      content: (
        <div className="grid gap-8">
          <BadgeNotice />
          {/* A buyer comes here to start selling; the page has one primary button. */}
          <NameForm account={account} kind={offersSelling ? 'secondary' : 'primary'} />
          <EmailLine account={account} />
        </div>
      ),
    },
    offersSelling && {
      id: 'sell',
      title: words.account.sell(),
      lede: words.account.sellLede,
      content: <StartSelling account={account} />,
    },
    sells && {
      id: 'selling-as',
      title: words.sellingAs.title,
      lede: words.sellingAs.lede,
      content: <SellingAsForm account={account} />,
    },
    {
      id: 'notifications',
      title: words.notificationChoices.title,
      lede: words.notificationChoices.lede,
      content: <NotificationSettings />,
    },
    {
      id: 'searches',
      title: words.savedSearches.title,
      lede: words.savedSearches.lede,
      content: <SavedSearches />,
    },
    { id: 'blocked', title: words.blocks.title, lede: words.blocks.lede, content: <BlockedPeople /> },
    {
      id: 'looks',
      title: words.account.looks,
      lede: words.account.looksLede(),
      content: (
        <div className="-ml-3 flex flex-wrap">
          <LanguagePicker />
          <ThemePicker />
        </div>
      ),
    },
    { id: 'password', title: words.account.password, lede: words.account.passwordLede, content: <PasswordForm /> },
    offersPasskeys && {
      id: 'two-step',
      title: words.secondFactor.title,
      lede: words.secondFactor.lede,
      content: <SecondFactor />,
    },
    { id: 'sessions', title: words.account.sessions, content: <Sessions /> },
    { id: 'data', title: words.account.data, lede: words.account.dataLede, content: <DownloadData /> },
    { id: 'leave', title: words.account.leave, content: <Leave accountId={account.id} /> },
  ];
  const shown = sections.filter((section) => section !== false);
  return (
    <>
      <PageHeading title={words.titles.account} lede={words.account.lede} />
      <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[14rem_minmax(0,42rem)]">
        <PageContents label={words.account.contents} entries={shown} />
        <div className="grid min-w-0 gap-14">
          {shown.map(({ content, ...section }) => (
            <Section key={section.id} {...section}>
              {content}
            </Section>
          ))}
        </div>
      </div>
    </>
  );
}

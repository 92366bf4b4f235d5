import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { accountCan } from '../../../shared/domain/account.ts';
import { BadgeNotice } from '../../features/accounts/settings/badge-notice.tsx';
import { DownloadData } from '../../features/accounts/settings/download-data.tsx';
import { EmailLine } from '../../features/accounts/settings/email-line.tsx';
import { Leave } from '../../features/accounts/settings/leave.tsx';
import { NameForm } from '../../features/accounts/settings/name-form.tsx';
import { PasswordForm } from '../../features/accounts/settings/password-form.tsx';
import { SecondFactor } from '../../features/accounts/settings/second-factor/second-factor.tsx';
import { Sessions } from '../../features/accounts/settings/sessions.tsx';
import { StartSelling } from '../../features/accounts/settings/start-selling.tsx';
import { BlockedPeople } from '../../features/blocks/blocked-people.tsx';
import { NotificationSettings } from '../../features/notifications/settings/notification-settings.tsx';
import { SavedSearches } from '../../features/saved-searches/saved-searches.tsx';
import { SellingAsForm } from '../../features/sellers/selling-as-form.tsx';
import { settingsQuery } from '../../features/settings/public-settings-query.ts';
import { LanguagePicker } from '../../features/shell/language-picker.tsx';
import { ThemePicker } from '../../features/shell/theme-picker.tsx';
import { titled } from '../../platform/head/titled.ts';
import { useSession } from '../../platform/session.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/account')({
  head: titled('account'),
  component: Page,
});

function Page() {
  const { account: known } = Route.useRouteContext();
  const account = useSession().account ?? known;
  // A new seller keeps the section, with a link to a first listing.
  const [offersSelling] = useState(() => !accountCan.sell(account));
  const { data: settings } = useQuery(settingsQuery);
  const offersPasskeys = settings?.identity.kind === 'local';
  return (
    <>
      <PageHeading title={words.titles.account} lede={words.account.lede} />
      <div className="grid gap-14">
        <Section isSetting title={words.account.aboutYou}>
          <div className="grid gap-8">
            <BadgeNotice />
            {/* A buyer comes here to start selling; the page has one primary button. */}
            <NameForm account={account} kind={offersSelling ? 'secondary' : 'primary'} />
            <EmailLine account={account} />
          </div>
        </Section>
        {offersSelling ? (
          <Section isSetting id="sell" title={words.account.sell()} lede={words.account.sellLede}>
            <StartSelling account={account} />
          </Section>
        ) : null}
        {accountCan.sell(account) ? (
          <Section isSetting id="selling-as" title={words.sellingAs.title} lede={words.sellingAs.lede}>
            <SellingAsForm account={account} />
          </Section>
        ) : null}
        <Section
          isSetting
          id="notifications"
          title={words.notificationChoices.title}
          lede={words.notificationChoices.lede}
        >
          <NotificationSettings />
        </Section>
        <Section isSetting id="searches" title={words.savedSearches.title} lede={words.savedSearches.lede}>
          <SavedSearches />
        </Section>
        <Section isSetting id="blocked" title={words.blocks.title} lede={words.blocks.lede}>
          <BlockedPeople />
        </Section>
        <Section isSetting title={words.account.looks} lede={words.account.looksLede()}>
          <div className="-ml-3 flex flex-wrap">
            <LanguagePicker />
            <ThemePicker />
          </div>
        </Section>
        <Section isSetting title={words.account.password} lede={words.account.passwordLede}>
          <PasswordForm />
        </Section>
        {offersPasskeys ? (
          <Section isSetting id="two-step" title={words.secondFactor.title} lede={words.secondFactor.lede}>
            <SecondFactor />
          </Section>
        ) : null}
        <Section isSetting title={words.account.sessions}>
          <Sessions />
        </Section>
        <Section isSetting title={words.account.data} lede={words.account.dataLede}>
          <DownloadData />
        </Section>
        <Section isSetting title={words.account.leave}>
          <Leave accountId={account.id} />
        </Section>
      </div>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { accountCan } from '../../../shared/domain/account.ts';
import { AlertSwitches } from '../../components/account/alert-switches.tsx';
import { BadgeNotice } from '../../components/account/badge-notice.tsx';
import { DownloadData } from '../../components/account/download-data.tsx';
import { EmailLine } from '../../components/account/email-line.tsx';
import { Leave } from '../../components/account/leave.tsx';
import { NameForm } from '../../components/account/name-form.tsx';
import { PasswordForm } from '../../components/account/password-form.tsx';
import { SavedSearches } from '../../components/account/saved-searches.tsx';
import { SecondFactor } from '../../components/account/second-factor/second-factor.tsx';
import { Sessions } from '../../components/account/sessions.tsx';
import { StartSelling } from '../../components/account/start-selling.tsx';
import { LanguagePicker } from '../../components/language-picker.tsx';
import { settingsQuery } from '../../components/payment/payment-queries.ts';
import { SellingAsForm } from '../../components/sellers/selling-as-form.tsx';
import { ThemePicker } from '../../components/theme-picker.tsx';
import { useSession } from '../../session.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/account')({
  head: () => ({ meta: [{ title: words.app.title(words.titles.account) }] }),
  component: Page,
});

/** What people may change about themselves here. */
function Page() {
  const { account: known } = Route.useRouteContext();
  const account = useSession().account ?? known;
  // Who becomes a seller here keeps the section, which then leads to their first listing.
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
            <NameForm account={account} />
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
        <Section isSetting title={words.alerts.title} lede={words.alerts.lede}>
          <AlertSwitches />
        </Section>
        <Section isSetting id="searches" title={words.savedSearches.title} lede={words.savedSearches.lede}>
          <SavedSearches />
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
          <Leave accountId={account._id} />
        </Section>
      </div>
    </>
  );
}

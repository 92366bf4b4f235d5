import { useQuery } from '@tanstack/react-query';
import { type SessionAccount, useSession } from '../../../platform/session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words.ts';
import { settingsQuery } from '../../settings/public-settings-query.ts';
import { SendLinkAgain } from './send-link-again.tsx';

/** Shown before a long form. */
export function ConfirmEmailFirst({ account: known }: { account: SessionAccount }) {
  const account = useSession().account ?? known;
  const { data: settings } = useQuery(settingsQuery);
  if (!settings?.emailMustBeConfirmed || account.emailVerified) return null;
  return (
    <div className="mb-8 max-w-5xl">
      <Notice kind="warning">
        <span className="grid">
          {words.account.emailOpen}
          <SendLinkAgain email={account.email} />
        </span>
      </Notice>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { SessionAccount } from '../../../platform/session.ts';
import { words } from '../../../words.ts';
import { settingsQuery } from '../../settings/public-settings-query.ts';
import { SendLinkAgain } from './send-link-again.tsx';

export function EmailLine({ account }: { account: SessionAccount }) {
  const mustBeConfirmed = useQuery(settingsQuery).data?.emailMustBeConfirmed;
  return (
    <div className="grid gap-1">
      <span className="font-medium">{words.account.email}</span>
      <span className="wrap-anywhere">{account.email}</span>
      <span className="min-h-5 text-muted text-sm">{stateOf(account, mustBeConfirmed)}</span>
      {account.emailVerified || mustBeConfirmed === undefined ? null : <SendLinkAgain email={account.email} />}
    </div>
  );
}

/** Renders nothing until the rule is loaded. */
function stateOf({ emailVerified }: SessionAccount, mustBeConfirmed: boolean | undefined): string | undefined {
  if (emailVerified) return words.account.emailConfirmed;
  if (mustBeConfirmed === undefined) return undefined;
  return mustBeConfirmed ? words.account.emailOpen : words.account.emailNotAsked;
}

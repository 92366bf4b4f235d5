import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { sellerAccountQuery } from '../payouts/payout-queries.ts';

/** Leads a seller whose money waits to where it can be sent; nothing when it can be. */
export function MissingPayouts() {
  const { data: account } = useQuery(sellerAccountQuery);
  if (!account || account.state === 'ready') return null;
  const texts = words.earnings;
  return (
    <div className="grid gap-3">
      <Notice kind="warning">{texts.hostedNeeded}</Notice>
      <LinkButton to="/dashboard/earnings" className="justify-self-start">
        {texts.hostedStart}
      </LinkButton>
    </div>
  );
}

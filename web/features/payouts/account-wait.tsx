import type { CallAnswer, Contract } from '../../../shared/contract/contract.ts';
import { showDate, showTime } from '../../platform/i18n/formats.ts';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';

export type Account = CallAnswer<Contract['getSellerAccount']>;

/** Why a seller gets no money now. */
export function AccountWait({ account }: { account: Account }) {
  const { usableFrom, isDisowned, isHeldBack, accountEnding = '' } = account;
  const texts = words.earnings;
  const moment = usableFrom ? `${showDate(usableFrom)}, ${showTime(usableFrom)}` : '';
  return (
    <>
      {isHeldBack ? <Notice kind="warning">{texts.heldBack}</Notice> : null}
      {isDisowned ? <Notice kind="warning">{texts.disowned(accountEnding, moment)}</Notice> : null}
      {usableFrom && !isDisowned ? <Notice kind="info">{texts.waitsUntil(moment)}</Notice> : null}
    </>
  );
}

export const needsAccount = ({ state, isDisowned }: Account): boolean => state !== 'ready' || isDisowned === true;

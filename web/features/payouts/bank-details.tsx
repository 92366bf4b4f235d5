import { useState } from 'react';
import type { CallAnswer, Contract } from '../../../shared/contract/contract.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { AccountWait } from './account-wait.tsx';
import { BankForm } from './bank-form.tsx';

type Props = {
  account: CallAnswer<Contract['getSellerAccount']>;
  /** Money waits to be sent. */
  isNeeded: boolean;
};

/** Where a seller's money goes, and the form that changes it. */
export function BankDetails({ account, isNeeded }: Props) {
  const [isChanging, setChanging] = useState(false);
  const texts = words.earnings;
  if (account.state !== 'ready' || isChanging)
    return (
      <>
        {isNeeded && account.state !== 'ready' ? <Notice kind="warning">{texts.bankNeeded}</Notice> : null}
        <BankForm onDone={() => setChanging(false)} canCancel={account.state === 'ready'} />
      </>
    );
  return (
    <div className="grid justify-items-start gap-3">
      <AccountWait usableFrom={account.usableFrom} />
      <p className="wrap-anywhere">{texts.bankReady(account.holder ?? '', account.accountEnding ?? '')}</p>
      <Button kind="secondary" onClick={() => setChanging(true)}>
        {texts.change}
      </Button>
    </div>
  );
}

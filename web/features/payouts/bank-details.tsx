import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { type Account, AccountWait, needsAccount } from './account-wait.tsx';
import { BankForm } from './bank-form.tsx';

type Props = {
  account: Account;
  /** Money waits to be sent. */
  isNeeded: boolean;
};

/** Where a seller's money goes, and the form that changes it. */
export function BankDetails({ account, isNeeded }: Props) {
  const [isChanging, setChanging] = useState(false);
  const texts = words.earnings;
  if (needsAccount(account) || isChanging)
    return (
      <>
        {isNeeded && account.state !== 'ready' ? <Notice kind="warning">{texts.bankNeeded}</Notice> : null}
        <AccountWait account={account} />
        <BankForm onDone={() => setChanging(false)} canCancel={!needsAccount(account)} />
      </>
    );
  return (
    <div className="grid justify-items-start gap-3">
      <AccountWait account={account} />
      <p className="wrap-anywhere">{texts.bankReady(account.holder ?? '', account.accountEnding ?? '')}</p>
      <Button kind="secondary" onClick={() => setChanging(true)}>
        {texts.change}
      </Button>
    </div>
  );
}

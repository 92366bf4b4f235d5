import { useMutation } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { withFreshProof } from '../accounts/proof/fresh-proof.ts';
import { type Account, AccountWait, needsAccount } from './account-wait.tsx';

type Props = {
  account: Account;
  /** Money waits to be sent. */
  isNeeded: boolean;
};

/** The state of a seller's account at the payment provider, and the way to its page. */
export function HostedAccount({ account, isNeeded }: Props) {
  const { state, reason, accountEnding, isDisowned, isHeldBack } = account;
  const texts = words.earnings;
  const open = useMutation({
    mutationFn: () => withFreshProof(() => getApi().openSellerAccount({ body: {} })),
    onSuccess: ({ onboardingUrl }) => window.location.assign(onboardingUrl),
  });
  const isReady = !needsAccount(account);
  const label = isDisowned
    ? texts.enterOwn
    : isReady
      ? texts.hostedChange
      : state === 'none'
        ? texts.hostedStart
        : texts.hostedContinue;
  return (
    <div className="grid justify-items-start gap-3">
      <AccountWait account={account} />
      {isReady ? (
        <p>
          {isHeldBack ? null : texts.hostedReady} {accountEnding ? texts.hostedEnding(accountEnding) : null}
        </p>
      ) : null}
      {state !== 'ready' && isNeeded ? <Notice kind="warning">{texts.hostedNeeded}</Notice> : null}
      {reason ? <p>{texts.reasons[reason]}</p> : null}
      {reason === 'refused' ? null : (
        <Button
          kind={isReady ? 'secondary' : 'primary'}
          // Still busy while the other page loads.
          busy={open.isPending || open.isSuccess}
          onClick={() => open.mutate()}
        >
          {label}
        </Button>
      )}
      {open.error ? <Notice kind="error">{errorMessage(open.error)}</Notice> : null}
    </div>
  );
}

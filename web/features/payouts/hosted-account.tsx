import { useMutation } from '@tanstack/react-query';
import type { CallAnswer, Contract } from '../../../shared/contract/contract.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { withFreshProof } from '../accounts/proof/fresh-proof.ts';
import { AccountWait } from './account-wait.tsx';

type Props = {
  account: CallAnswer<Contract['getSellerAccount']>;
  /** Money waits to be sent. */
  isNeeded: boolean;
};

/** The state of a seller's account at the payment provider, and the way to its page. */
export function HostedAccount({ account: { state, reason, accountEnding, usableFrom }, isNeeded }: Props) {
  const texts = words.earnings;
  const open = useMutation({
    mutationFn: () => withFreshProof(() => getApi().openSellerAccount({ body: {} })),
    onSuccess: ({ onboardingUrl }) => window.location.assign(onboardingUrl),
  });
  const isReady = state === 'ready';
  const label = isReady ? texts.hostedChange : state === 'none' ? texts.hostedStart : texts.hostedContinue;
  return (
    <div className="grid justify-items-start gap-3">
      <AccountWait usableFrom={usableFrom} />
      {isReady ? (
        <p>
          {texts.hostedReady} {accountEnding ? texts.hostedEnding(accountEnding) : null}
        </p>
      ) : null}
      {!isReady && isNeeded ? <Notice kind="warning">{texts.hostedNeeded}</Notice> : null}
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

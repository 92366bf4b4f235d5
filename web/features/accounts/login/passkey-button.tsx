import { useEffect, useState } from 'react';
import { ApiError } from '../../../platform/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words.ts';
import { getIdentityClient } from './get-identity-client.ts';
import { canUsePasskeys, logInByPasskey } from './second-factor-client.ts';
import { type SignInResult, signInByPasskey } from './sign-in.ts';

/** Shown where passkeys are supported. */
export function PasskeyButton({ onEntered }: { onEntered(result: SignInResult): void }) {
  const [isOffered, setOffered] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    void getIdentityClient().then(
      ({ offersPasskeys }) => setOffered(offersPasskeys && canUsePasskeys()),
      () => undefined,
    );
  }, []);
  if (!isOffered) return null;
  const start = () => {
    setWaiting(true);
    setRefusal(undefined);
    signInByPasskey(logInByPasskey)
      .then(onEntered)
      .catch((error: unknown) => setRefusal(error instanceof ApiError ? error.message : words.secondFactor.stopped))
      .finally(() => setWaiting(false));
  };
  return (
    <div className="grid gap-4">
      <Button kind="secondary" busy={isWaiting} busyLabel={words.secondFactor.waiting} onClick={start}>
        {words.secondFactor.logIn}
      </Button>
      {refusal ? <Notice kind="error">{refusal}</Notice> : null}
    </div>
  );
}

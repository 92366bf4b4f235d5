import { useEffect, useState } from 'react';
import { ApiError } from '../../../platform/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words.ts';
import { getIdentityClient } from './get-identity-client.ts';
import type { AfterGoogle, IdentityClient } from './identity-client.ts';
import { type SignInResult, signInWithGoogle } from './sign-in.ts';

type Props = {
  afterwards(): AfterGoogle;
  onEntered(result: SignInResult): void;
};

/** Opens Google's window in the click handler; a late sign-in still works. */
export function GoogleButton({ afterwards, onEntered }: Props) {
  const [identity, setIdentity] = useState<IdentityClient>();
  const [isWaiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  useEffect(() => {
    // Disabled without settings; the form reports the error on submit.
    void getIdentityClient().then(setIdentity, () => undefined);
  }, []);

  if (identity?.offersGoogle === false) return null;
  const start = (client: IdentityClient) => {
    setWaiting(true);
    setRefusal(undefined);
    const onSeemsClosed = () => {
      setWaiting(false);
      setRefusal(words.google.closed);
    };
    signInWithGoogle(client, afterwards(), onSeemsClosed)
      .then(onEntered)
      .catch((error: unknown) => setRefusal(error instanceof ApiError ? error.message : words.google.failed))
      .finally(() => setWaiting(false));
  };
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-muted text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {words.google.or}
      </p>
      <Button
        kind="secondary"
        busy={isWaiting}
        busyLabel={words.google.waiting}
        disabled={!identity}
        onClick={() => identity && start(identity)}
      >
        {words.google.button}
      </Button>
      {refusal ? <Notice kind="error">{refusal}</Notice> : null}
    </div>
  );
}

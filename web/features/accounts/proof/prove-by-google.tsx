import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../platform/api.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import { getSession } from '../../../platform/session.ts';
import { readClaims } from '../../../platform/token-claims.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words.ts';
import { getIdentityClient } from '../login/get-identity-client.ts';
import type { IdentityClient } from '../login/identity-client.ts';

/** For people without a password: logs in with Google again. */
export function ProveByGoogle({ onProven }: { onProven(): Promise<void> }) {
  // Loaded before the press: the window must open within it.
  const { data: identity } = useQuery({ queryKey: ['identity-client'], queryFn: getIdentityClient });
  const prove = useMutation({ mutationFn: logInAgain, onSuccess: onProven });
  return (
    <div className="grid gap-4">
      <Button
        kind="secondary"
        className="justify-self-start"
        disabled={!identity}
        busy={prove.isPending}
        busyLabel={words.google.waiting}
        onClick={() => identity && prove.mutate(identity)}
      >
        {words.google.button}
      </Button>
      {prove.error ? <Notice kind="error">{errorMessage(prove.error)}</Notice> : null}
    </div>
  );
}

/** @throws ApiError for another account, which must not be changed instead */
async function logInAgain(identity: IdentityClient): Promise<void> {
  const { account } = getSession();
  const from = `${window.location.pathname}${window.location.search}`;
  let seemsClosed: () => void = () => undefined;
  const closed = new Promise<never>((_, reject) => {
    seemsClosed = () => reject(new ApiError(401, { code: 'identity_not_proven', message: words.google.closed }));
  });
  await Promise.race([identity.signInWithGoogle({ type: undefined, from }, seemsClosed), closed]);
  const { email } = readClaims((await identity.idToken()) ?? '');
  if (email !== account?.email)
    throw new ApiError(401, { code: 'identity_not_proven', message: words.proof.otherAccount });
}

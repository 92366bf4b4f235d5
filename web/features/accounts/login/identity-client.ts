import type { SignInForm, SignUpForm } from '../../../../shared/contract/identity.ts';
import type { signUpTypes } from '../../../../shared/domain/account.ts';
import { readSettings } from './ask.ts';

/** How a person proves who they are, whichever service does it. Every refusal is an `ApiError` that a form can show. */
export type IdentityClient = {
  readonly offersGoogle: boolean;
  /** Whether people can log in with passkeys and protect an account with an authenticator app here. */
  readonly offersPasskeys: boolean;
  /** @returns `mailed` when the rest of the sign-up goes by mail */
  signUp(form: SignUpForm): Promise<'done' | 'mailed'>;
  /** @returns `code` when a code of the authenticator app is needed next */
  signIn(form: SignInForm): Promise<'done' | 'code'>;
  /**
   * Opens Google's window; call it in the very click, or the browser blocks it. Where it is blocked all the same, the
   * page itself goes to Google, and the promise stays open.
   * @param afterwards what to go on with when the page itself went there
   * @param onSeemsClosed called when the window seems to be closed; a late sign-in still resolves the promise
   */
  signInWithGoogle(afterwards: AfterGoogle, onSeemsClosed: () => void): Promise<void>;
  signOut(): Promise<void>;
  /** The proof for the server, undefined when nobody is signed in here. */
  idToken(): Promise<string | undefined>;
  /** Changes the password and ends every other session. */
  changePassword(currentPassword: string, newPassword: string): Promise<void>;
  /** Mails a link for a new password, if the e-mail is known. */
  sendPasswordReset(email: string): Promise<void>;
  /** Mails the link that confirms an e-mail once more. */
  sendConfirmation(email: string): Promise<void>;
};

/** The kinds of account that a person may choose (spec §9). */
export type SignUpType = (typeof signUpTypes)[number];

export type AfterGoogle = { type: SignUpType | undefined; from: string };

let client: Promise<IdentityClient> | undefined;

/** The client of the service that this installation uses; loaded once, and only the one that is needed. */
export function getIdentityClient(): Promise<IdentityClient> {
  client ??= load().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function load(): Promise<IdentityClient> {
  const { identity } = await readSettings();
  if (identity.kind === 'local') {
    const { createLocalIdentityClient } = await import('./local-identity-client.ts');
    return createLocalIdentityClient(identity);
  }
  const { createFirebaseIdentityClient } = await import('./firebase-identity-client.ts');
  return createFirebaseIdentityClient(identity);
}

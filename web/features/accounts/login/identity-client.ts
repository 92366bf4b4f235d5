import type { SignInForm, SignUpForm } from '../../../../shared/contract/accounts/identity.ts';
import type { signUpTypes } from '../../../../shared/domain/account.ts';

/** Every refusal is an `ApiError` for the form. */
export type IdentityClient = {
  readonly offersGoogle: boolean;
  /** Whether passkeys and authenticator apps are supported. */
  readonly offersPasskeys: boolean;
  /** @returns `mailed` when the sign-up continues by email */
  signUp(form: SignUpForm): Promise<'done' | 'mailed'>;
  /** @returns `code` when an authenticator code is required */
  signIn(form: SignInForm): Promise<'done' | 'code'>;
  /**
   * Opens Google's popup; call it in the click handler. If blocked, the page itself goes to Google.
   * @param afterwards next step if the page navigates
   * @param onSeemsClosed called when the popup seems closed; a late sign-in still resolves
   */
  signInWithGoogle(afterwards: AfterGoogle, onSeemsClosed: () => void): Promise<void>;
  signOut(): Promise<void>;
  /** Returns the ID token; undefined when signed out. */
  idToken(): Promise<string | undefined>;
  /** @param dropPasskeys also removes every passkey, where there are any */
  changePassword(currentPassword: string, newPassword: string, dropPasskeys: boolean): Promise<void>;
  /** Proves again who this is. */
  confirmPassword(password: string): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  sendConfirmation(email: string): Promise<void>;
};

export type SignUpType = (typeof signUpTypes)[number];

export type AfterGoogle = { type: SignUpType | undefined; from: string };

import type { SignInForm, SignUpForm } from '../../../../shared/contract/accounts/identity.ts';
import type { signUpTypes } from '../../../../shared/domain/account.ts';

/** Refusals are `ApiError`s for the form. */
export type IdentityClient = {
  readonly offersGoogle: boolean;
  readonly offersPasskeys: boolean;
  /** @returns `mailed`: the sign-up continues by email */
  signUp(form: SignUpForm): Promise<'done' | 'mailed'>;
  /** @returns `code`: an authenticator code is required */
  signIn(form: SignInForm): Promise<'done' | 'code'>;
  /**
   * Opens Google's popup; call it in the click handler. If blocked, the page itself goes to Google.
   * @param afterwards next step if the page navigates
   * @param onSeemsClosed a late sign-in still resolves
   */
  signInWithGoogle(afterwards: AfterGoogle, onSeemsClosed: () => void): Promise<void>;
  signOut(): Promise<void>;
  /** Undefined when signed out. */
  idToken(): Promise<string | undefined>;
  /** @param dropPasskeys removes every passkey too */
  changePassword(currentPassword: string, newPassword: string, dropPasskeys: boolean): Promise<void>;
  confirmPassword(password: string): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  sendConfirmation(email: string): Promise<void>;
};

export type SignUpType = (typeof signUpTypes)[number];

export type AfterGoogle = { type: SignUpType | undefined; from: string };

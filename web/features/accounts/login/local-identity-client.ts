import { ApiError } from '../../../platform/api.ts';
import { askIdentity } from './ask.ts';
import { signInByGoogleWindow } from './google-window.ts';
import type { IdentityClient } from './identity-client.ts';

/** Creates the client of the built-in identity service, with an HttpOnly session cookie. */
export const createLocalIdentityClient = ({ google }: { google: boolean }): IdentityClient => ({
  offersGoogle: google,
  offersPasskeys: true,
  async signUp(form) {
    const { mailSent } = (await askIdentity('/sign-up/email', form)) as { mailSent?: boolean };
    return mailSent ? 'mailed' : 'done';
  },
  async signIn(form) {
    const { twoFactorRedirect } = (await askIdentity('/sign-in/email', form)) as { twoFactorRedirect?: boolean };
    return twoFactorRedirect ? 'code' : 'done';
  },
  signInWithGoogle: signInByGoogleWindow,
  async signOut() {
    await askIdentity('/sign-out', {});
  },
  async idToken() {
    try {
      const answer = (await askIdentity('/token')) as { token?: string };
      return answer.token;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return undefined;
      throw error;
    }
  },
  async changePassword(currentPassword, newPassword, dropPasskeys) {
    await askIdentity('/change-password', { currentPassword, newPassword, revokeOtherSessions: true, dropPasskeys });
  },
  async confirmPassword(password) {
    await askIdentity('/confirm-password', { password });
  },
  async sendPasswordReset(email) {
    await askIdentity('/request-password-reset', { email });
  },
  async sendConfirmation(email) {
    await askIdentity('/send-verification-email', { email });
  },
});

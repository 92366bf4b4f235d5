import { ApiError } from '../../../platform/api.ts';
import { callIdentity } from './call-identity.ts';
import { signInByGoogleWindow } from './google-window.ts';
import type { IdentityClient } from './identity-client.ts';

/** Creates the client of the built-in identity service, with an HttpOnly session cookie. */
export const createLocalIdentityClient = ({ google }: { google: boolean }): IdentityClient => ({
  offersGoogle: google,
  offersPasskeys: true,
  async signUp(form) {
    const { mailSent } = (await callIdentity('/sign-up/email', form)) as { mailSent?: boolean };
    return mailSent ? 'mailed' : 'done';
  },
  async signIn(form) {
    const { twoFactorRedirect } = (await callIdentity('/sign-in/email', form)) as { twoFactorRedirect?: boolean };
    return twoFactorRedirect ? 'code' : 'done';
  },
  signInWithGoogle: signInByGoogleWindow,
  async signOut() {
    await callIdentity('/sign-out', {});
  },
  async idToken() {
    try {
      const answer = (await callIdentity('/token')) as { token?: string };
      return answer.token;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return undefined;
      throw error;
    }
  },
  async changePassword(currentPassword, newPassword, dropPasskeys) {
    await callIdentity('/change-password', { currentPassword, newPassword, revokeOtherSessions: true, dropPasskeys });
  },
  async confirmPassword(password) {
    await callIdentity('/confirm-password', { password });
  },
  async sendPasswordReset(email) {
    await callIdentity('/request-password-reset', { email });
  },
  async sendConfirmation(email) {
    await callIdentity('/send-verification-email', { email });
  },
});

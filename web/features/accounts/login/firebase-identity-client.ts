import { type FirebaseError, initializeApp } from '@firebase/app';
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updatePassword,
  updateProfile,
} from '@firebase/auth';
import { lookUp } from '../../../../shared/domain/look-up.ts';
import { type ErrorCode, failures } from '../../../../shared/errors.ts';
import { ApiError, withIdToken } from '../../../platform/api.ts';
import { refusalText } from '../../../platform/i18n/refusal-text.ts';
import { words } from '../../../words.ts';
import type { IdentityClient } from './identity-client.ts';

type Settings = { options: Record<string, string>; emulatorUrl?: string | undefined };

/** Creates the Firebase client, loaded only when configured. */
export function createFirebaseIdentityClient({ options, emulatorUrl }: Settings): IdentityClient {
  const auth = initializeAuth(initializeApp(options), {
    persistence: indexedDBLocalPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  const showPassword = async (password: string) => {
    const user = auth.currentUser;
    if (!user?.email) throw { code: 'auth/user-token-expired' };
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
    return user;
  };
  return {
    offersGoogle: true,
    offersPasskeys: false,
    signUp: ({ name, email, password }) =>
      explained(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        await updateProfile(user, { displayName: name });
        await sendEmailVerification(user);
        return 'done' as const;
      }),
    signIn: ({ email, password }) =>
      explained(async () => {
        await signInWithEmailAndPassword(auth, email, password);
        return 'done' as const;
      }),
    signInWithGoogle: () =>
      explained(async () => {
        await signInWithPopup(auth, new GoogleAuthProvider());
      }),
    signOut: () => signOut(auth),
    idToken: () =>
      explained(async () => {
        await auth.authStateReady();
        return auth.currentUser?.getIdToken();
      }),
    changePassword: (currentPassword, newPassword) =>
      explained(async () => {
        const user = await showPassword(currentPassword);
        await updatePassword(user, newPassword);
        // Firebase revokes its own tokens; our call invalidates our access tokens.
        await withIdToken(await user.getIdToken(true)).endOtherSessions();
      }),
    confirmPassword: (password) =>
      explained(async () => {
        const user = await showPassword(password);
        await user.getIdToken(true);
      }),
    // Firebase would reveal unknown emails; respond alike (reliability T18).
    sendPasswordReset: (email) =>
      explained(async () => {
        await sendPasswordResetEmail(auth, email).catch((error: FirebaseError) => {
          if (error.code !== 'auth/user-not-found') throw error;
        });
      }),
    sendConfirmation: () =>
      explained(async () => {
        if (auth.currentUser) await sendEmailVerification(auth.currentUser);
      }),
  };
}

/** @param text worded; by default the text of the code */
const because = (code: ErrorCode, text?: string, field?: string) => {
  const message = text ?? refusalText({ message: failures[code].message }, code);
  return new ApiError(failures[code].status, { code, message, fields: field ? { [field]: message } : undefined });
};

/** Messages for Firebase error codes; others count as a service failure. */
const refusals: Record<string, () => ApiError> = {
  'auth/email-already-in-use': () => because('email_taken', undefined, 'email'),
  'auth/invalid-email': () => because('invalid_input', words.signup.emailWrong, 'email'),
  'auth/weak-password': () => because('invalid_input', words.signup.passwordShort, 'password'),
  'auth/password-does-not-meet-requirements': () => because('invalid_input', words.signup.passwordShort, 'password'),
  'auth/invalid-credential': () => because('wrong_credentials'),
  'auth/user-not-found': () => because('wrong_credentials'),
  'auth/wrong-password': () => because('wrong_credentials'),
  'auth/user-disabled': () => because('identity_not_proven'),
  'auth/user-token-expired': () => because('identity_not_proven'),
  'auth/too-many-requests': () => because('too_many_requests'),
  'auth/popup-closed-by-user': () => because('identity_not_proven', words.google.closed),
  'auth/cancelled-popup-request': () => because('identity_not_proven', words.google.closed),
  'auth/popup-blocked': () => because('identity_not_proven', words.google.blocked),
  'auth/account-exists-with-different-credential': () => because('email_taken', words.google.emailTaken),
  'auth/network-request-failed': () => new ApiError(0, {}),
};

async function explained<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    throw lookUp(refusals, code)?.() ?? because('busy', words.login.serviceFailed);
  }
}

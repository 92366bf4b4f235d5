import { askIdentity } from './ask.ts';

/** How the signed-in person's account is protected beside the password. */
export type Protection = { hasCodes: boolean; hasPasskeys: boolean; hasPassword: boolean; isProven: boolean };

export type Passkey = { id: string; name: string | null; createdAt: string };

/** What an authenticator app is set up with; shown once. */
export type NewApp = { totpURI: string; backupCodes: string[] };

/** How the account is protected. @throws ApiError */
export const readProtection = async () => (await askIdentity('/protection')) as Protection;

/** Begins to set up an authenticator app; it counts once a code of it was confirmed. @throws ApiError */
export const enableCodes = async (password: string | undefined) =>
  (await askIdentity('/two-factor/enable', { password })) as NewApp;

/** Removes the authenticator app. @throws ApiError */
export const disableCodes = (password: string | undefined) => askIdentity('/two-factor/disable', { password });

/** Shows a code of the app, or a backup code, to finish a login or to confirm the session. @throws ApiError */
export const verifyCode = (code: string) =>
  askIdentity(/^\d{6}$/.test(code.replace(/\s/g, '')) ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code', {
    code,
  });

export const listPasskeys = async () => (await askIdentity('/passkey/list-user-passkeys')) as Passkey[];

export const deletePasskey = (id: string) => askIdentity('/passkey/delete-passkey', { id });

/** Whether this browser can use passkeys here: they belong to a domain, so an address in numbers has none. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && /[a-z]/i.test(window.location.hostname) && !window.location.hostname.includes(':');

/** Lets the device make a passkey and keeps it. @throws ApiError, or the browser's own error when the person stops */
export async function addPasskey(name: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = (await askIdentity('/passkey/generate-register-options')) as Parameters<
    typeof startRegistration
  >[0]['optionsJSON'];
  await askIdentity('/passkey/verify-registration', { response: await startRegistration({ optionsJSON }), name });
}

/** Opens a session by a passkey of this device. @throws ApiError, or the browser's own error when the person stops */
export async function logInByPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = (await askIdentity('/passkey/generate-authenticate-options')) as Parameters<
    typeof startAuthentication
  >[0]['optionsJSON'];
  await askIdentity('/passkey/verify-authentication', { response: await startAuthentication({ optionsJSON }) });
}

import { callIdentity } from './call-identity.ts';

export type Protection = {
  hasCodes: boolean;
  hasPasskeys: boolean;
  hasPassword: boolean;
  isProven: boolean;
  isConfirmed: boolean;
};

export type Passkey = { id: string; name: string | null; createdAt: string };

export type NewApp = { totpURI: string; backupCodes: string[] };

export const readProtection = async () => (await callIdentity('/protection')) as Protection;

/** Starts authenticator setup; active after a confirmed code. @throws ApiError */
export const enableCodes = async (password: string | undefined) =>
  (await callIdentity('/two-factor/enable', { password })) as NewApp;

export const disableCodes = (password: string | undefined) => callIdentity('/two-factor/disable', { password });

/** Verifies an authenticator or backup code. @throws ApiError */
export const verifyCode = (code: string) =>
  callIdentity(/^\d{6}$/.test(code.replace(/\s/g, '')) ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code', {
    code,
  });

export const listPasskeys = async () => (await callIdentity('/passkey/list-user-passkeys')) as Passkey[];

export const deletePasskey = (id: string) => callIdentity('/passkey/delete-passkey', { id });

/** Returns whether passkeys work here: they need a domain, not an IP address. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && /[a-z]/i.test(window.location.hostname) && !window.location.hostname.includes(':');

/** Creates and stores a passkey. @throws ApiError, or the browser's error on cancel */
export async function addPasskey(name: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = (await callIdentity('/passkey/generate-register-options')) as Parameters<
    typeof startRegistration
  >[0]['optionsJSON'];
  await callIdentity('/passkey/verify-registration', { response: await startRegistration({ optionsJSON }), name });
}

/** Signs in with a passkey. @throws ApiError, or the browser's error on cancel */
export async function logInByPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = (await callIdentity('/passkey/generate-authenticate-options')) as Parameters<
    typeof startAuthentication
  >[0]['optionsJSON'];
  await callIdentity('/passkey/verify-authentication', { response: await startAuthentication({ optionsJSON }) });
}

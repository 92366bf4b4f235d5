import { area } from '../area.ts';

export const secondFactor = area('secondFactor', {
  title: 'Two-step login',
  lede: 'A second step keeps others out even when they know your password.',
  app: 'Authenticator app',
  appLede: 'An app on your phone shows a new code every 30 seconds. You enter it after your password.',
  appOnLede: 'You enter a code of your app after your password.',
  on: 'On',
  password: 'Your password',
  setUpApp: 'Set up an app',
  removeApp: 'Remove the app',
  appOn: 'Two-step login is on',
  appRemoved: 'Authenticator app removed',
  scan: 'Scan this code with your authenticator app, then enter the six digits that it shows.',
  qrLabel: 'QR code for your authenticator app',
  typeInstead: 'You can’t scan? Type this key into the app:',
  backupLede:
    'Keep these codes in a safe place. Each one works once when you don’t have your phone. We won’t show them again.',
  backupSave: 'Save as a file',
  passkeys: 'Passkeys',
  passkeysLede:
    'Log in with your fingerprint, your face or the PIN of this device, without a password. A passkey doesn’t stop a login by password alone: only the authenticator app does.',
  passkey: 'Passkey',
  addPasskey: 'Add a passkey',
  passkeyAdded: 'Passkey added',
  passkeyRemoved: 'Passkey removed',
  remove: 'Remove',
  noPasskeysHere: 'This browser can’t use passkeys at this address.',
  waiting: 'Waiting for your device…',
  stopped: 'Your device didn’t finish. Nothing has changed; try again when you’re ready.',
  logIn: 'Log in with a passkey',
  codeTitle: 'Enter your code',
  codeLede: 'Your account is protected by an authenticator app.',
  code: 'Code',
  codeHint: 'The six digits in your app, or one of your backup codes.',
  codeNeeded: 'Enter the code.',
  confirmFirst:
    'Confirm your email first. At the top of this page we send you the link again. Then you can protect your login.',
  confirmLede: 'Confirm that it’s you before you change how your account is protected.',
  confirm: 'Confirm',
  confirming: 'Checking…',
  confirmByPasskey: 'Confirm with a passkey',
});

/** Asked for before a change of a login, a payout account, or the removal. */
export const proof = area('proof', {
  title: 'Confirm that it’s you',
  lede: 'You logged in a while ago. Nothing you typed is lost.',
  otherAccount: 'This is another Google account. Log out, then log in with the one that belongs to this account.',
});

// Words of signing up, logging in and of the ways back to an account.

import { area } from '../area.ts';

export const login = area('login', {
  lede: 'Welcome back.',
  email: 'Email', // spec §2
  password: 'Password', // spec §2
  submit: 'Login',
  submitting: 'Logging in…',
  noAccount: 'New to Settee?',
  toSignup: 'Create an account', // spec §2: link to /signup
  emailNeeded: 'Enter your email address.', // spec §5: required
  passwordNeeded: 'Enter your password.', // spec §5: required
  needed: 'Log in to see this page. You will come back here afterwards.',
  goOn: 'Log in to go on. You will come back to where you were.',
  forgot: 'Forgot your password?',
  noAccountYet: 'There is no account here for this login yet. Create one: it takes a minute.',
  accountRemoved: 'The account of this login was removed. Write to us within 30 days and we can bring it back.',
  serviceFailed: 'The login service did not answer. Nothing you typed is lost; please try again in a moment.',
});

export const signup = area('signup', {
  lede: 'One account to buy, or to sell.',
  name: 'Full Name', // spec §2
  email: 'Email', // spec §2
  password: 'Password', // spec §2
  passwordHint: 'At least 8 characters.',
  type: 'Account type', // spec §2
  typeHint: 'A seller may buy as well. This cannot be changed later.',
  buyer: 'Buyer', // spec §2
  seller: 'Seller', // spec §2
  submit: 'Sign Up',
  submitting: 'Creating your account…',
  haveAccount: 'Already have an account?',
  toLogin: 'Login',
  nameNeeded: 'Enter your full name.', // spec §5: required
  emailNeeded: 'Enter your email address.', // spec §5: required
  emailWrong: 'This does not look like an email address.',
  passwordNeeded: 'Choose a password.', // spec §5: required
  passwordShort: 'Use at least 8 characters.',
});

export const google = area('google', {
  button: 'Continue with Google', // spec §2
  waiting: 'Waiting for Google…',
  or: 'or',
  going: 'Taking you to Google…',
  done: 'You are signed in. This window closes by itself.',
  closed: 'The Google window was closed before it finished. Nothing was created; try again when you are ready.',
  blocked: 'Your browser blocked the Google window. Allow pop-ups for this page and try again.',
  refused: 'Google was not allowed to tell us who you are. Nothing was created; try again when you are ready.',
  emailTaken: 'There is already an account with this email. Please log in with its password instead.',
  failed: 'Google could not confirm who you are. Please try again, or use your email and password.',
  back: 'Back to the login',
});

export const forgotPassword = area('forgotPassword', {
  lede: 'Tell us your email address, and we send you a link to choose a new one.',
  submit: 'Send the link',
  submitting: 'Sending…',
  sent: (email: string) =>
    `If there is an account for ${email}, a link is on its way. It works once, within the next hour.`,
});

export const resetPassword = area('resetPassword', {
  password: 'New password',
  submit: 'Save the new password',
  submitting: 'Saving…',
  done: 'Your new password is saved. Log in with it.',
  linkIncomplete: 'This link is not complete. Open it again from your mail, or ask for a new one.',
  askAgain: 'Ask for a new link',
});

export const verifyEmail = area('verifyEmail', {
  done: 'Your email address is confirmed. You can buy and sell now.',
  failed: 'This link has been used or has expired. We can send you a new one.',
  lede: 'We have sent you a link. Open it to confirm that the address is yours.',
  submit: 'Send the link again',
  submitting: 'Sending…',
  sent: (email: string) => `If ${email} still waits to be confirmed, a new link is on its way.`,
  goOn: 'Go on to Settee',
});

import { shop } from '../../../platform/shop.ts';
import { area } from '../../area.ts';

export const login = area('login', {
  lede: 'Welcome back.',
  email: 'Email', // spec §2
  password: 'Password', // spec §2
  submit: 'Login',
  submitting: 'Logging in…',
  noAccount: () => `New to ${shop().name}?`,
  toSignup: 'Create an account', // spec §2: link to /signup
  emailNeeded: 'Enter your email address.', // spec §5: required
  passwordNeeded: 'Enter your password.', // spec §5: required
  needed: 'Log in to see this page. You’ll come right back.',
  goOn: 'Log in to continue. You’ll come right back to where you were.',
  forgot: 'Forgot your password?',
  accountRemoved: 'The account for this login was deleted. Write to us within 30 days and we can restore it.',
  serviceFailed: 'The login service didn’t respond. Nothing you typed is lost; please try again in a moment.',
});

export const signup = area('signup', {
  lede: 'One account to buy and to sell.',
  name: 'Full Name', // spec §2
  email: 'Email', // spec §2
  password: 'Password', // spec §2
  passwordHint: 'At least 8 characters.',
  type: 'Account type', // spec §2
  typeHint: 'Sellers can buy too, and buyers can start selling any time.',
  buyer: 'Buyer', // spec §2
  seller: 'Seller', // spec §2
  submit: 'Sign Up',
  submitting: 'Creating your account…',
  haveAccount: 'Already have an account?',
  toLogin: 'Login',
  nameNeeded: 'Enter your full name.', // spec §5: required
  emailNeeded: 'Enter your email address.', // spec §5: required
  emailWrong: 'That doesn’t look like an email address.',
  passwordNeeded: 'Choose a password.', // spec §5: required
  mailed: (email: string) => `We have sent an email to ${email}. Open it to finish.`,
  passwordShort: 'Use at least 8 characters.',
});

/** The last sign-up step for a login without an account. */
export const newcomer = area('newcomer', {
  title: 'One more step',
  lede: (email: string) => `There’s no account for ${email} yet. Choose what kind you’d like, and you’re in.`,
  submit: 'Create account',
  back: 'Use a different login',
});

export const google = area('google', {
  button: 'Continue with Google', // spec §2
  waiting: 'Waiting for Google…',
  or: 'or',
  going: 'Taking you to Google…',
  done: 'You’re logged in. This window closes by itself.',
  closed:
    'The Google window was closed before it finished. Nothing was created; try again when you’re ready. If the window is still open, just finish there.',
  blocked: 'Your browser blocked the Google window. Allow pop-ups for this page and try again.',
  refused: 'Google wasn’t allowed to tell us who you are. Nothing was created; try again when you’re ready.',
  emailTaken:
    'There’s already an account with this email, and its address isn’t confirmed. Log in with its password, or choose a new one with “Forgot your password?”: then Google works too.',
  failed: 'Google couldn’t confirm who you are. Try again, or use your email and password.',
  back: 'Back to login',
});

export const forgotPassword = area('forgotPassword', {
  lede: 'Enter your email address and we’ll send you a link to choose a new password.',
  submit: 'Send the link',
  submitting: 'Sending…',
  sent: (email: string) =>
    `If there’s an account for ${email}, a link is on its way. It works once, within the next hour.`,
});

export const resetPassword = area('resetPassword', {
  password: 'New password',
  submit: 'Save new password',
  submitting: 'Saving…',
  done: 'Your new password is saved. Log in with it.',
  linkIncomplete: 'This link isn’t complete. Open it again from your email, or request a new one.',
  askAgain: 'Request a new link',
});

export const verifyEmail = area('verifyEmail', {
  done: 'Your email address is confirmed. You can buy and sell now.',
  failed: 'This link has been used or has expired. We can send you a new one.',
  lede: 'We sent you a link. Open it to confirm that this address is yours.',
  confirmLede: 'Confirm that this email address is yours.',
  passwordLede: () => `Enter the password of your ${shop().name} account to confirm this email address.`,
  confirm: 'Confirm',
  confirming: 'Confirming…',
  submit: 'Send the link again',
  submitting: 'Sending…',
  sent: (email: string) => `If ${email} still needs to be confirmed, a new link is on its way.`,
  goOn: () => `Continue to ${shop().name}`,
});

export const notMe = area('notMe', {
  lede: 'Somebody else changed your account? This logs out everybody, undoes what the email told you about, and sends you a link for a new password.',
  submit: 'This was not me',
  submitting: 'Securing your account…',
  done: 'Everybody is logged out. Open the email that we sent you just now and choose a new password.',
  choose: 'Choose a new password',
});

export const firstAdmin = area('firstAdmin', {
  lede: 'This link was printed where the shop was started. It makes your account the admin, once.',
  signUpFirst: 'Sign up or log in first. You come back here afterwards.',
  submit: 'Make me the admin',
  submitting: 'One moment…',
  done: 'You are the admin of this shop now',
});

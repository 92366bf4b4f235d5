import { ApiError } from '../api.ts';
import { randomId } from '../random-id.ts';
import { words } from '../words.ts';
import type { AfterGoogle } from './identity-client.ts';

/** What the page in the window tells the one that opened it. */
type Outcome = { attempt: string; done: boolean; reason?: string };

const CHANNEL = 'settee-google';
const AFTERWARDS_KEY = 'google-afterwards';
const WINDOW = 'popup,width=480,height=640';

/** Milliseconds between looks at whether the window was closed, and that its last message may take to arrive. */
const LOOK_MILLISECONDS = 400;
const LAST_MESSAGE_MILLISECONDS = 1000;

/**
 * Signs in with Google in a window of its own, which tells us when it is done.
 * @throws ApiError saying why nobody was signed in
 */
export function signInByGoogleWindow(afterwards: AfterGoogle): Promise<void> {
  const attempt = randomId();
  const opened = window.open(`/google?attempt=${attempt}`, `${CHANNEL}-${attempt}`, WINDOW);
  if (!opened) return goToGoogle(afterwards);
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(CHANNEL);
    const look = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(look);
      setTimeout(() => finish({ attempt, done: false }), LAST_MESSAGE_MILLISECONDS);
    }, LOOK_MILLISECONDS);
    const finish = (outcome: Outcome) => {
      if (outcome.attempt !== attempt) return;
      clearInterval(look);
      channel.close();
      if (outcome.done) resolve();
      else reject(notSignedIn(outcome.reason));
    };
    channel.onmessage = ({ data }: MessageEvent<Outcome>) => finish(data);
  });
}

/** Where the window was blocked: this page goes to Google and comes back to `/google`, which goes on from there. */
function goToGoogle(afterwards: AfterGoogle): Promise<never> {
  sessionStorage.setItem(AFTERWARDS_KEY, JSON.stringify(afterwards));
  window.location.assign('/google');
  return new Promise(() => {});
}

/** Tells the page that opened this window how it went. */
export function reportToOpener(outcome: Outcome): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(outcome);
  channel.close();
}

/** What this tab was about to do when it went to Google itself; asked once. */
export function takeAfterwards(): AfterGoogle {
  const kept = sessionStorage.getItem(AFTERWARDS_KEY);
  sessionStorage.removeItem(AFTERWARDS_KEY);
  return kept ? (JSON.parse(kept) as AfterGoogle) : { type: undefined, from: '/' };
}

/** Why Google signed nobody in, in words. */
export function notSignedIn(reason: string | undefined): ApiError {
  const { closed, refused, emailTaken, failed } = words.google;
  if (reason === undefined) return new ApiError(401, { code: 'identity_not_proven', message: closed });
  if (reason === 'access_denied') return new ApiError(401, { code: 'identity_not_proven', message: refused });
  if (reason === 'account_not_linked') return new ApiError(409, { code: 'email_taken', message: emailTaken });
  return new ApiError(401, { code: 'identity_not_proven', message: failed });
}

import { ApiError } from '../../../platform/api.ts';
import { randomId } from '../../../platform/random-id.ts';
import { words } from '../../../words.ts';
import type { AfterGoogle } from './identity-client.ts';

/** How it went in the window. */
type Outcome = { attempt: string; done: boolean; reason?: string };
/** The page that opened the window answers that it has the outcome. */
type Receipt = { attempt: string; heard: true };

const CHANNEL = 'settee-google';
const AFTERWARDS_KEY = 'google-afterwards';
const WINDOW = 'popup,width=480,height=640';

/** Milliseconds between looks at whether the window was closed, and that its last message may take to arrive. */
const LOOK_MILLISECONDS = 400;
const LAST_MESSAGE_MILLISECONDS = 1000;
/** Milliseconds after which the window stops waiting for the page that opened it. */
const RECEIPT_MILLISECONDS = 2000;

/** Ends the attempt that is still open, when the person starts another one. */
let abandon: () => void = () => undefined;

/**
 * Signs in with Google in a window of its own, which tells us when it is done.
 * @param onSeemsClosed called when the browser says that the window is closed. It says so also of a window that it cut
 *   off from this page, as some pages at Google make it do, so the promise stays open and a late sign-in still counts.
 * @throws ApiError saying why nobody was signed in
 */
export function signInByGoogleWindow(afterwards: AfterGoogle, onSeemsClosed: () => void): Promise<void> {
  abandon();
  const attempt = randomId();
  // The window starts with a copy of the session storage, so it can finish alone if this page is gone by then.
  keepAfterwards(afterwards);
  const opened = window.open(`/google?attempt=${attempt}`, `${CHANNEL}-${attempt}`, WINDOW);
  if (!opened) {
    window.location.assign('/google');
    return new Promise(() => {});
  }
  sessionStorage.removeItem(AFTERWARDS_KEY);
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(CHANNEL);
    const look = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(look);
      lastCall = setTimeout(onSeemsClosed, LAST_MESSAGE_MILLISECONDS);
    }, LOOK_MILLISECONDS);
    let lastCall: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearInterval(look);
      clearTimeout(lastCall);
      channel.close();
    };
    abandon = () => {
      end();
      opened.close();
    };
    channel.onmessage = ({ data }: MessageEvent<Outcome | Receipt>) => {
      if (data.attempt !== attempt || !('done' in data)) return;
      channel.postMessage({ attempt, heard: true } satisfies Receipt);
      end();
      if (data.done) resolve();
      else reject(notSignedIn(data.reason));
    };
  });
}

/** Tells the page that opened this window how it went. @returns whether that page is there and has heard it */
export function reportToOpener(outcome: Outcome): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise<boolean>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<Outcome | Receipt>) => {
      if (data.attempt === outcome.attempt && 'heard' in data) resolve(true);
    };
    setTimeout(() => resolve(false), RECEIPT_MILLISECONDS);
    channel.postMessage(outcome);
  }).finally(() => channel.close());
}

function keepAfterwards(afterwards: AfterGoogle): void {
  sessionStorage.setItem(AFTERWARDS_KEY, JSON.stringify(afterwards));
}

/** What the person was about to do when they went to Google; asked once. */
export function takeAfterwards(): AfterGoogle {
  const kept = sessionStorage.getItem(AFTERWARDS_KEY);
  sessionStorage.removeItem(AFTERWARDS_KEY);
  return kept ? (JSON.parse(kept) as AfterGoogle) : { type: undefined, from: '/' };
}

/** Why Google signed nobody in, in words. */
export function notSignedIn(reason: string | undefined): ApiError {
  const { refused, emailTaken, failed } = words.google;
  if (reason === 'access_denied') return new ApiError(401, { code: 'identity_not_proven', message: refused });
  if (reason === 'account_not_linked') return new ApiError(409, { code: 'email_taken', message: emailTaken });
  return new ApiError(401, { code: 'identity_not_proven', message: failed });
}

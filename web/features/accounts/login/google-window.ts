import { ApiError } from '../../../platform/api.ts';
import { randomId } from '../../../platform/random-id.ts';
import { words } from '../../../words.ts';
import type { AfterGoogle } from './identity-client.ts';

type Outcome = { attempt: string; done: boolean; reason?: string };
type Receipt = { attempt: string; heard: true };

const CHANNEL = 'settee-google';
const AFTERWARDS_KEY = 'google-afterwards';
const WINDOW = 'popup,width=480,height=640';

const CHECK_MILLISECONDS = 400;
const LAST_MESSAGE_MILLISECONDS = 1000;
const RECEIPT_MILLISECONDS = 2000;

let abandon: () => void = () => undefined;

/**
 * Signs in with Google in a popup.
 * @param onSeemsClosed may be called for an open window too, so a late sign-in counts
 * @throws ApiError with the reason
 */
export function signInByGoogleWindow(afterwards: AfterGoogle, onSeemsClosed: () => void): Promise<void> {
  abandon();
  const attempt = randomId();
  // The popup copies the session storage.
  storeAfterwards(afterwards);
  const opened = window.open(`/google?attempt=${attempt}`, `${CHANNEL}-${attempt}`, WINDOW);
  if (!opened) {
    window.location.assign('/google');
    return new Promise(() => {});
  }
  sessionStorage.removeItem(AFTERWARDS_KEY);
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(CHANNEL);
    const timer = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(timer);
      lastCall = setTimeout(onSeemsClosed, LAST_MESSAGE_MILLISECONDS);
    }, CHECK_MILLISECONDS);
    let lastCall: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearInterval(timer);
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
      else reject(signInError(data.reason));
    };
  });
}

/** Reports the outcome to the opener. @returns whether it acknowledged */
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

function storeAfterwards(afterwards: AfterGoogle): void {
  sessionStorage.setItem(AFTERWARDS_KEY, JSON.stringify(afterwards));
}

/** Returns and clears the step to continue after Google. */
export function readAfterwards(): AfterGoogle {
  const stored = sessionStorage.getItem(AFTERWARDS_KEY);
  sessionStorage.removeItem(AFTERWARDS_KEY);
  return stored ? (JSON.parse(stored) as AfterGoogle) : { type: undefined, from: '/' };
}

export function signInError(reason: string | undefined): ApiError {
  const { refused, emailTaken, failed } = words.google;
  if (reason === 'access_denied') return new ApiError(401, { code: 'identity_not_proven', message: refused });
  if (reason === 'account_not_linked') return new ApiError(409, { code: 'email_taken', message: emailTaken });
  return new ApiError(401, { code: 'identity_not_proven', message: failed });
}

import type { Context } from 'hono';
import { chooseLanguage } from '../../../shared/domain/language.ts';
import type { Failure } from '../../../shared/errors.ts';
import { busyWords } from '../../../shared/words/pages/busy-page.ts';
import { plainPage } from './plain-page.ts';

/** Seconds, at least: pages that all come back at once would keep an overloaded server busy. */
const PAUSE = 3;
const SPREAD = 4;

/** Answers a visitor whom the server can't serve now. The page loads again by itself, for each visitor at another time. */
export function busyPage(c: Context, { code, retryAfter = PAUSE }: Failure) {
  const language = chooseLanguage(c.req.header('Cookie'), c.req.header('Accept-Language'), c.req.url);
  const { title, busy, tooMany, loadsAgain, again } = busyWords[language];
  const seconds = Math.max(PAUSE, retryAfter) + Math.floor(Math.random() * SPREAD);
  c.header('Refresh', String(seconds));
  const isBusy = code === 'busy';
  const text = `${isBusy ? busy : tooMany} ${loadsAgain(seconds)}`;
  return plainPage(c, language, { title, text, link: { href: '', text: again } }, isBusy ? 503 : 429);
}

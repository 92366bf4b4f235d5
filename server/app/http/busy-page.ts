import type { Context } from 'hono';
import { chooseLanguage, type Language } from '../../../shared/domain/language.ts';
import type { Failure } from '../../../shared/errors.ts';
import { plainPage } from './plain-page.ts';

/** Seconds, at least: pages that all come back at once would keep an overloaded server busy. */
const PAUSE = 3;
const SPREAD = 4;

type Words = { title: string; busy: string; tooMany: string; loadsAgain: (seconds: number) => string; again: string };

const words: Record<Language, Words> = {
  en: {
    title: 'One moment, please',
    busy: 'The server is very busy.',
    tooMany: 'Your network opened too many pages in a short time.',
    loadsAgain: (seconds) => `This page loads again by itself in ${seconds} seconds.`,
    again: 'Load now',
  },
  de: {
    title: 'Einen Moment, bitte',
    busy: 'Der Server ist stark ausgelastet.',
    tooMany: 'Aus deinem Netz wurden in kurzer Zeit zu viele Seiten geöffnet.',
    loadsAgain: (seconds) => `Diese Seite lädt in ${seconds} Sekunden von selbst neu.`,
    again: 'Jetzt laden',
  },
  es: {
    title: 'Un momento, por favor',
    busy: 'El servidor está muy ocupado.',
    tooMany: 'Desde tu red se han abierto demasiadas páginas en poco tiempo.',
    loadsAgain: (seconds) => `Esta página se carga de nuevo sola en ${seconds} segundos.`,
    again: 'Cargar ahora',
  },
};

/** Answers a visitor whom the server can't serve now. The page loads again by itself, for each visitor at another time. */
export function busyPage(c: Context, { code, retryAfter = PAUSE }: Failure) {
  const language = chooseLanguage(c.req.header('Cookie'), c.req.header('Accept-Language'), c.req.url);
  const { title, busy, tooMany, loadsAgain, again } = words[language];
  const seconds = Math.max(PAUSE, retryAfter) + Math.floor(Math.random() * SPREAD);
  c.header('Refresh', String(seconds));
  const isBusy = code === 'busy';
  const text = `${isBusy ? busy : tooMany} ${loadsAgain(seconds)}`;
  return plainPage(c, language, { title, text, link: { href: '', text: again } }, isBusy ? 503 : 429);
}

import { words } from '../../words.ts';
import type { TitleName } from './titled-head.ts';

/** Reads the secret of a link. */
export const readToken = ({ token }: Record<string, unknown>): { token?: string } => ({
  token: token === undefined ? undefined : String(token),
});

/** Returns the head of a page whose URL contains a secret. */
export const tokenHead = (name: TitleName) => () => ({
  meta: [
    { title: words.app.title(words.titles[name]) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ],
});

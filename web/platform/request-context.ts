import { getGlobalStartContext } from '@tanstack/react-start';
import type { Api } from '../../shared/contract/contract.ts';
import type { Language } from '../../shared/domain/language.ts';
import type { ShopProfile } from '../../shared/domain/shop-profile.ts';
import type { Wording } from '../../shared/domain/wording.ts';

/** Mirrors `PageContext` in `server/app/http/pages.ts`. */
export type RequestContext = {
  api: Api;
  language: Language;
  named: Language | undefined;
  wording: Wording;
  publicDemo: boolean;
  publicUrl: string;
  shop: ShopProfile;
};

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RequestContext };
  }
}

/** Returns the server's request context; undefined in the browser. */
export function requestContext() {
  const context = getGlobalStartContext();
  if (!context) throw new Error('A page was rendered without its request context: pass it as { context }.');
  return context;
}

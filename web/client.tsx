import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readProfile } from '../shared/domain/shop-profile.ts';
import { isDropped } from './features/shell/error-screen.tsx';
import { causeOf, isDiscardedPage } from './platform/discarded-page.ts';
import { loadPageLanguage } from './platform/i18n/tab-language.ts';
import { cacheForOffline } from './platform/offline/cache-for-offline.ts';
import { retryPictures } from './platform/retry-pictures.ts';
import { setShopSource } from './platform/shop.ts';
import { getRouter } from './router.tsx';

// The router's own client, since TanStack Start's would add unused server function code.
const hydrate = async () => {
  const router = getRouter();
  const { href } = router.latestLocation;
  await yieldToEventLoop();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      {
        onCaughtError(error) {
          if (!isDropped(error)) reportError(error);
        },
        onRecoverableError(error) {
          const cause = causeOf(error);
          if (router.latestLocation.href === href || !isDiscardedPage(cause)) reportError(cause);
        },
      },
    );
  });
  await yieldToEventLoop();
  cacheForOffline(router);
  retryPictures();
};

/** Yields to the browser, so that input is not delayed. */
const yieldToEventLoop = () => new Promise<void>((resolve) => setTimeout(resolve));

// Read first, so that hydration matches the server's HTML.
const written = readProfile(document.documentElement.dataset.shop);
setShopSource(() => written);

// Hydrates in the default language if the texts cannot load.
void loadPageLanguage()
  .catch(() => undefined)
  .then(yieldToEventLoop)
  .then(hydrate);

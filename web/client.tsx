import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readProfile } from '../shared/domain/shop-profile.ts';
import { showShop } from './features/settings/shop.ts';
import { speakAsWritten } from './platform/i18n/tab-language.ts';
import { keepForOffline } from './platform/offline/keep-for-offline.ts';
import { getRouter } from './router.tsx';

// The router's own client: Start's would bring along what calls functions of the server, and here every call is of the API.
const comeAlive = async () => {
  const router = getRouter();
  await breathe();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
  await breathe();
  keepForOffline(router);
};

/** Lets the browser answer a finger before it goes on: reading the script and coming alive are long enough by themselves. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

// Known before anything is drawn, so that the browser draws what the server wrote.
const written = readProfile(document.documentElement.dataset.shop);
showShop(() => written);

// Without its words a page comes alive all the same, in the default language.
void speakAsWritten()
  .catch(() => undefined)
  .then(breathe)
  .then(comeAlive);

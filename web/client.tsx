import { StartClient } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { speakAsWritten } from './language/tab-language.ts';

const comeAlive = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StartClient />
      </StrictMode>,
    );
  });

// Without its words a page comes alive all the same, in the default language.
void speakAsWritten().then(comeAlive, comeAlive);

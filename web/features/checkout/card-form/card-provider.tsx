import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { CardDriver, CardElementProps, CardHandle, CardSettings, CardStripe } from './card-driver.ts';

type CardState = { driver: CardDriver | null; hasFailed: boolean; tryAgain: () => void };

const CardContext = createContext<CardState | null>(null);

/** Provides a card field and its confirmation. Children stay mounted while it loads, so no input is lost. */
export function CardProvider({ settings, children }: { settings: CardSettings; children: ReactNode }) {
  const { kind, publishableKey, scriptUrl, apiUrl } = settings;
  const [driver, setDriver] = useState<CardDriver | null>(null);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isCurrent = true;
    loadDriver({ kind, publishableKey, scriptUrl, apiUrl }).then(
      (loaded) => isCurrent && setDriver(() => loaded),
      () => isCurrent && setFailedAttempt(attempt),
    );
    return () => {
      isCurrent = false;
    };
  }, [kind, publishableKey, scriptUrl, apiUrl, attempt]);

  const hasFailed = !driver && failedAttempt === attempt;
  const state = useMemo(
    () => ({ driver, hasFailed, tryAgain: () => setAttempt((last) => last + 1) }),
    [driver, hasFailed],
  );
  return (
    <CardContext value={state}>
      {children}
      {driver?.renderOverlay?.()}
    </CardContext>
  );
}

/** Null until loaded. */
export function useStripe(): CardStripe | null {
  return useCardState().driver;
}

/** Gives access to the typed card: `elements.getElement(CardElement)`. Null until loaded. */
export function useElements(): {
  getElement(element: (props: CardElementProps) => ReactNode): CardHandle | null;
} | null {
  const { driver } = useCardState();
  return useMemo(() => (driver ? { getElement: () => driver.getHandle() } : null), [driver]);
}

export function useCardState(): CardState {
  const state = use(CardContext);
  if (!state) throw new Error('A card element needs a CardProvider above it.');
  return state;
}

async function loadDriver(settings: CardSettings): Promise<CardDriver> {
  if (settings.kind === 'stripe') {
    const { createStripeDriver } = await import('./stripe-driver.tsx');
    return createStripeDriver(settings);
  }
  const { createSandboxDriver } = await import('./sandbox/sandbox-driver.tsx');
  return createSandboxDriver(settings);
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { PushSwitch } from './push-switch.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it('says at once that the browser cannot push, so that nothing moves below', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
  });
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <PushSwitch publicKey={undefined} />
      </QueryClientProvider>,
    ),
  );
  expect(page.textContent).toContain('This browser cannot show notifications.');
});

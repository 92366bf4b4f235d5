import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

/** For tests: draws a part of a sale's page in a document, and acts like a person. */
export async function openInPage(draw: () => ReactElement): Promise<() => Promise<void>> {
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  const router = createRouter({ routeTree: createRootRoute({ component: draw }), history: createMemoryHistory() });
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
  return async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
  };
}

export const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === name)?.click(),
  );

type Field = HTMLTextAreaElement | HTMLSelectElement | HTMLInputElement;

export const write = (field: Field | null, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field?.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  });

/** Queries notify their readers a moment later. */
export const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));

export const inDialog = <T extends Element>(selector: string) => document.querySelector<T>(`[role=dialog] ${selector}`);

/** What a test's document lacks, and the server's answers. */
export function stubBrowser(answer: (path: string, request: { body?: string }) => Promise<Response>): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', answer);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
}

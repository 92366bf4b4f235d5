// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastPlace } from '../../../../ui/toast-place.tsx';
import { ConnectApp } from './connect-app.tsx';

const totpURI = 'otpauth://totp/Settee:ada%40settee.test?secret=JBSWY3DPEHPK3PXP&issuer=Settee&digits=6&period=30';
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <>
        <ConnectApp app={{ totpURI, backupCodes: [] }} onConfirmed={async () => undefined} />
        <ToastPlace />
      </>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const withText = (name: string, text: string) =>
  [...document.querySelectorAll<HTMLElement>(name)].find(({ textContent }) => textContent === text);
const toasts = () => [...document.querySelectorAll('[aria-live="polite"] p')].map((line) => line.textContent);

test('a press of the link opens the app on the same device with the key', async () => {
  const opened: string[] = [];
  // A page cannot see which app opens; it sees that nothing holds the link back.
  const listen = (event: Event) => {
    if (event.target instanceof HTMLAnchorElement && !event.defaultPrevented) opened.push(event.target.href);
    event.preventDefault();
  };
  window.addEventListener('click', listen);
  await act(async () => withText('a', 'Open the authenticator app')?.click());
  window.removeEventListener('click', listen);
  expect(opened).toEqual([totpURI]);
});

test('Copy puts the key on the clipboard, and says when it could not', async () => {
  const writeText = vi.fn(async (_: string) => undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  await act(async () => withText('button', 'Copy the key')?.click());
  expect(writeText.mock.calls).toEqual([['JBSWY3DPEHPK3PXP']]);
  expect(toasts()).toEqual(['Key copied']);
  writeText.mockRejectedValue(new DOMException('Not allowed.', 'NotAllowedError'));
  await act(async () => withText('button', 'Copy the key')?.click());
  expect(toasts()).toHaveLength(2);
  expect(document.querySelector('code')?.textContent).toBe('JBSWY3DPEHPK3PXP');
});

test('the code has the keyboard of numbers and is filled in by the phone', () => {
  const field = document.querySelector('input');
  expect([field?.inputMode, field?.autocomplete]).toEqual(['numeric', 'one-time-code']);
});

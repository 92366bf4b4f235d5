import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

it('is black on white whatever the theme, since cameras read no inverted code', () => {
  const drawn = renderToStaticMarkup(<QrCode text="https://settee.test/handover" label="Your code" />);
  expect(drawn).toMatch(/<rect width="100%" height="100%" fill="white"><\/rect><path d="M[^"]+" fill="black"><\/path>/);
  expect(drawn).not.toContain('currentColor');
});

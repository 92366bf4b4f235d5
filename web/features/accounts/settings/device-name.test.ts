import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const mozilla = 'Mozilla/5.0';

it.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0`, 'Firefox on Windows'],
  [`${mozilla} (X11; Linux x86_64) AppleWebKit/537.36 Chrome/148.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`${mozilla} (Windows NT 10.0) AppleWebKit/537.36 Chrome/148.0.0.0 Safari/537.36 Edg/148.0`, 'Edge on Windows'],
  [`${mozilla} (Linux; Android 16) AppleWebKit/537.36 Chrome/148.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`${mozilla} (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile Safari/604.1`, 'Safari on iPhone'],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15`, 'Safari on Mac'],
  ['node', 'Unknown browser'],
  ['', 'Unknown browser'],
])('%s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

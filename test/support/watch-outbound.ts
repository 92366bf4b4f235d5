import { Socket } from 'node:net';
import { vi } from 'vitest';

type Place = { host?: string; port?: number | string; path?: string };

/** Where a call of `connect` leads: its arguments are a port and a host, an object, or the list that Node makes of them. */
function placeOf([first, second]: readonly unknown[]): string {
  if (typeof first !== 'object') return `${second ?? 'localhost'}:${first}`;
  const { host = 'localhost', port, path } = (Array.isArray(first) ? first[0] : first) as Place;
  return path ?? `${host}:${port}`;
}

/**
 * Notes every place that this process opens a connection to, whatever library asks for it.
 * @param expected what the test itself connects to, as `host:port`
 */
export function watchOutbound(expected: readonly string[]) {
  const connect = vi.spyOn(Socket.prototype, 'connect');
  return {
    places: () => connect.mock.calls.map(placeOf).filter((place) => !expected.includes(place)),
    stop: () => connect.mockRestore(),
  };
}

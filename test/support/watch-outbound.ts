import { Socket } from 'node:net';
import { vi } from 'vitest';

type Place = { host?: string; port?: number | string; path?: string };

/** Returns the target of a `connect` call: port and host, an object, or Node's normalized list. */
function placeOf([first, second]: readonly unknown[]): string {
  if (typeof first !== 'object') return `${second ?? 'localhost'}:${first}`;
  const { host = 'localhost', port, path } = (Array.isArray(first) ? first[0] : first) as Place;
  return path ?? `${host}:${port}`;
}

/**
 * Records every outgoing connection of this process.
 * @param expected targets of the test itself, as `host:port`
 */
export function watchOutbound(expected: readonly string[]) {
  const connect = vi.spyOn(Socket.prototype, 'connect');
  return {
    places: () => connect.mock.calls.map(placeOf).filter((place) => !expected.includes(place)),
    stop: () => connect.mockRestore(),
  };
}

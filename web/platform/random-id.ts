/** Returns a unique id. `crypto.randomUUID` is missing without TLS, as on a home network. */
export const randomId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-');

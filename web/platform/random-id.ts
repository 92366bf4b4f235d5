/** An id that nobody else has. `crypto.randomUUID` is missing on a page without TLS, such as a phone's in the home network. */
export const randomId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-');

/** Statuses by which a server says that it has no such call. */
const NO_SUCH_CALL = [404, 405, 501];

/**
 * Sends what Stripe's client would send to Stripe to another address, or to a handler inside this process.
 * @param base the other address, with its path but without the version's `/v1`
 */
export function redirectedFetch(
  base: string | undefined,
  handle: ((request: Request) => Promise<Response>) | undefined,
): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const request = new Request(`${base ?? url.origin}${url.pathname}${url.search}`, init);
    if (!handle) return nameMissingCall(await fetch(request), url.pathname);
    const answer = await handle(request);
    // A handler in this process can answer after the client has given up; over a wire nobody would hear it.
    request.signal.throwIfAborted();
    return answer;
  };
}

/** Whatever page or words another server has for a call that it does not know, the client reads errors of Stripe's form only. */
async function nameMissingCall(answer: Response, path: string): Promise<Response> {
  if (!NO_SUCH_CALL.includes(answer.status)) return answer;
  const text = await answer.text();
  const { status, headers } = answer;
  if (isError(text)) return new Response(text, { status, headers });
  const error = { type: 'invalid_request_error', message: `The card provider has no ${path}.` };
  return Response.json({ error }, { status: 404 });
}

function isError(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'error' in body;
  } catch {
    return false;
  }
}

const NO_SUCH_CALL = [404, 405, 501];

/**
 * Redirects the client's requests.
 * @param base URL with path, without `/v1`
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
    // The handler may respond after the client gave up.
    request.signal.throwIfAborted();
    return answer;
  };
}

/** The client reads only Stripe's errors. */
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

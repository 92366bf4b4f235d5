import type { Owner } from './local-identity-person-store.ts';
import { fieldOf, removesPasskeys } from './local-identity-request.ts';

/** `known`: whose link or session it is. */
type Given = { request: Request; form: unknown; known: Owner | undefined; session: string | undefined };

type Steps = {
  endBeforeReset(owner: Owner, link: string): Promise<unknown>;
  endBeforeChange(owner: Owner, session: string): Promise<unknown>;
  endPasskeys(userId: string): Promise<void>;
  verifyPassword(request: Request, password: string): Promise<Response>;
  send(): Promise<Response>;
};

/**
 * Ends older logins, then sets a password. A failure leaves no older login, and the same link or password to try again.
 * @returns the answer of the identity service
 */
export async function setPassword({ request, form, known, session }: Given, steps: Steps): Promise<Response> {
  const [link, current] = [fieldOf(form, 'token'), fieldOf(form, 'currentPassword')];
  if (known && link) await steps.endBeforeReset(known, link);
  if (known && session && current) {
    const verified = await steps.verifyPassword(request, current);
    if (!verified.ok) return verified;
    await steps.endBeforeChange(known, session);
    if (removesPasskeys(form)) await steps.endPasskeys(known.id);
  }
  return steps.send();
}

import { type Auth, type AuthOptions, createAuth } from './local-identity-auth.ts';

/** Begins with the first request: the local Google needs this server. Retries an unreachable issuer. */
export function createAuthOnDemand(options: AuthOptions, deleteKeys: () => Promise<void>) {
  const build = async () => {
    const auth = createAuth(options);
    // A key encrypted with an old secret cannot be read.
    await auth.api.signJWT({ body: { payload: {} } }).catch(deleteKeys);
    return auth;
  };
  let built: Promise<Auth> | undefined;
  const wantsGoogle = options.config.google.kind !== 'none';
  return async (request: Request): Promise<Auth> => {
    built ??= build().catch((error: unknown) => {
      built = undefined;
      throw error;
    });
    const auth = await built;
    if (!wantsGoogle || !request.url.endsWith('/sign-in/social')) return auth;
    const { socialProviders } = await auth.$context;
    if (!socialProviders.some(({ id }) => id === 'google')) built = build();
    return built;
  };
}

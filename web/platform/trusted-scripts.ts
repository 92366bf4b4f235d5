type Policy = { createScriptURL(url: string): string };
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

/**
 * The browser's leave to load a script by its address, where it asks for one (Trusted Types). The page's policy gives it
 * to few names (server/platform/http/headers.ts), each of which may be asked for once.
 */
export function trustedScripts(name: 'settee-card-script' | 'settee-offline'): Policy {
  const asIs: Policy = { createScriptURL: (url) => url };
  return (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(name, asIs) ?? asIs;
}

type Policy = { createScriptURL(url: string): string };
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

/** Returns a Trusted Types policy for a script URL. The CSP allows few names, each created once. */
export function trustedScripts(name: 'settee-card-script' | 'settee-offline'): Policy {
  const asIs: Policy = { createScriptURL: (url) => url };
  return (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(name, asIs) ?? asIs;
}

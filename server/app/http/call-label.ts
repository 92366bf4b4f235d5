import { type CallName, paths, route } from '../../../shared/contract/paths.ts';

const kinds = ['images', 'sandbox', 'static', 'api/webhooks', 'api/auth', 'api', 'healthz', 'readyz', 'metrics'];

/** Returns the call's name or a coarse kind of address, so that metrics have few labels. */
export const labelOf = (call: CallName | undefined, path: string): string =>
  call ?? kinds.find((kind) => path === `/${kind}` || path.startsWith(`/${kind}/`)) ?? 'pages';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Anybody may invent a method; the conventions of OpenTelemetry call it `_OTHER`. */
export const methodOf = (method: string): string => (methods.has(method) ? method : '_OTHER');

/** Returns the route of a span: of the contract, else the kind. Never the address, which may hold an email. */
export const routeOf = (label: string): string =>
  Object.hasOwn(paths, label) ? `/api${route(label as CallName).path}` : `/${label}`;

import { type CallName, paths, route } from '../../../shared/contract/paths.ts';

const kinds = ['images', 'sandbox', 'static', 'api/webhooks', 'api/auth', 'api', 'healthz', 'readyz', 'metrics'];

/** Few labels, for metrics: the call's name or a kind of address. */
export const labelOf = (call: CallName | undefined, path: string): string =>
  call ?? kinds.find((kind) => path === `/${kind}` || path.startsWith(`/${kind}/`)) ?? 'pages';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Anybody may invent a method; OpenTelemetry calls it `_OTHER`. */
export const methodOf = (method: string): string => (methods.has(method) ? method : '_OTHER');

/** For a span. Never the address, which may hold an email. */
export const routeOf = (label: string): string =>
  Object.hasOwn(paths, label) ? `/api${route(label as CallName).path}` : `/${label}`;

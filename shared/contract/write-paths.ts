import type { Call } from './call.ts';

const HEAD = '// Made from the contract by `npm run paths`; a test fails when it is not current.\n\n';

const writeRoutes = (name: string, calls: [string, Call][]) =>
  [`export const ${name} = {`, ...calls.map(([call, { route }]) => `  ${call}: '${route}',`), '} as const;', ''].join(
    '\n',
  );

const writePaged = (name: string, calls: [string, Call][]) =>
  [
    `export const ${name} = {`,
    ...calls.filter(([, { paged }]) => paged).map(([call]) => `  ${call}: true,`),
    '} as const;',
    '',
  ].join('\n');

/** Writes the browser's module: the route of each call, and which calls are paged. */
export const writePaths = (contract: Record<string, Call>): string =>
  `${HEAD}${writeRoutes('paths', Object.entries(contract))}\n${writePaged('pagedCalls', Object.entries(contract))}`;

/** Writes only calls that open a page or that strangers often make, for every page's first script. */
export function writeFirstPaths(contract: Record<string, Call>): string {
  const calls = Object.entries(contract).filter(
    ([, { who, seldom, opensPage }]) => opensPage || (who === 'anyone' && !seldom),
  );
  return `${HEAD}${writeRoutes('firstPaths', calls)}\n${writePaged('firstPagedCalls', calls)}`;
}

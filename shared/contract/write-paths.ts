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

/** What the browser needs of the contract, as the text of a module: the route of each call, and which calls are paged. */
export const writePaths = (contract: Record<string, Call>): string =>
  `${HEAD}${writeRoutes('paths', Object.entries(contract))}\n${writePaged('pagedCalls', Object.entries(contract))}`;

/** The same for calls that need no account: the first script of every page holds these alone. */
export function writeFirstPaths(contract: Record<string, Call>): string {
  const calls = Object.entries(contract).filter(([, { who }]) => who === 'anyone');
  return `${HEAD}${writeRoutes('firstPaths', calls)}\n${writePaged('firstPagedCalls', calls)}`;
}

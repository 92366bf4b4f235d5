import type { Call } from './call.ts';

/**
 * What the browser needs of the contract, as the text of a module: the route of each call, and which calls answer a page
 * of a list. The schemas stay out of the first page's script.
 */
export function writePaths(contract: Record<string, Call>): string {
  const calls = Object.entries(contract);
  return [
    '// Made from the contract by `npm run paths`; a test fails when it is not current.',
    '',
    'export const paths = {',
    ...calls.map(([name, { route }]) => `  ${name}: '${route}',`),
    '} as const;',
    '',
    'export const pagedCalls = {',
    ...calls.filter(([, { paged }]) => paged).map(([name]) => `  ${name}: true,`),
    '} as const;',
    '',
  ].join('\n');
}

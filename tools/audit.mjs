// `npm run audit`: checks shipped packages for known vulnerabilities before a release (reliability T37).

import './help.mjs';
import { ExplainedFailure, runTool } from './explained-failure.mjs';
import { runCommand } from './run-command.mjs';

const SEVERE = ['high', 'critical'];

/** @typedef {{ name: string, severity: string }} Vulnerability */
/** @typedef {{ vulnerabilities?: Record<string, Vulnerability>, metadata?: { dependencies: { prod: number } }, message?: string }} Report */

await runTool(async () => {
  const asked = ['audit', '--json', '--omit=dev', '--loglevel=silent', '--fetch-retries=0'];
  const { output } = await runCommand('npm', asked, { quiet: true });
  const { vulnerabilities, metadata, message } = read(output);
  if (!vulnerabilities || !metadata)
    throw new ExplainedFailure(
      `Nothing is known of the packages: the registry did not answer (${message ?? 'no reason given'}). Name one that does with "--registry=".`,
    );
  const severe = Object.values(vulnerabilities).filter(({ severity }) => SEVERE.includes(severity));
  for (const { name, severity } of severe) console.log(`${severity.padEnd(8)}  ${name}`);
  const others = Object.keys(vulnerabilities).length - severe.length;
  console.log(
    `${metadata.dependencies.prod} packages: ${severe.length} severe, ${others} other vulnerabilities known.`,
  );
  return severe.length > 0 ? 1 : 0;
});

/** @param {string} output @returns {Report} */
function read(output) {
  try {
    return JSON.parse(output);
  } catch {
    return { message: output.trim().split('\n').at(-1) };
  }
}

// `npm run studio`: renders the demo's photos; `-- --only sideboard` those whose name contains a word.

import './help.mjs';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { encodePhotographs } from './encode-photographs.mjs';
import { ExplainedFailure, runTool } from './explained-failure.mjs';
import { root } from './pinned-node.mjs';
import { runCommand } from './run-command.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    width: { type: 'string', default: '1200' },
    samples: { type: 'string', default: '16' },
    prints: { type: 'string', default: join(root, '.cache/photo-studio/prints') },
    out: { type: 'string', default: join(root, 'assets/demo') },
  },
});

/** @param {string} program @param {string[]} args */
async function step(program, args) {
  const { code } = await runCommand(program, args);
  if (code === 127)
    throw new ExplainedFailure(
      `${program} is missing. Install Debian's packages blender and python3-numpy, then run this again.`,
    );
  if (code !== 0)
    throw new ExplainedFailure(`${program} stopped with ${code}. What it finished is kept; run this again.`);
}

await runTool(async () => {
  mkdirSync(values.prints, { recursive: true });
  const studio = join(root, 'tools/photo-studio');
  const only = values.only.flatMap((part) => ['--only', part]);
  const frame = ['--width', values.width, '--samples', values.samples, '--out', values.prints];
  await step('blender', ['-b', '-P', join(studio, 'studio.py'), '--', ...only, ...frame]);
  await step('python3', [join(studio, 'develop.py'), values.prints]);
  const names = await encodePhotographs(values.prints, values.out);
  console.log(`${names.length} photographs are in ${values.out}.`);
  return 0;
});

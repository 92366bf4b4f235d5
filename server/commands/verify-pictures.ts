import { runCommand } from '../app/run-command.ts';
import { verifyPictures } from '../features/images/verify-pictures.ts';

const usage = `npm run verify-pictures

Reads each picture file, names those that are missing or changed, and then exits with 1. Run it after pictures were
restored.`;

/** Pictures are named by their hash (reliability 5.6). */
await runCommand({ usage }, async (services) => {
  if (!services.imageHost.read) return 'These pictures are kept elsewhere and cannot be verified from here.';
  const broken: string[] = [];
  let checked = 0;
  for await (const { hash, problem, missing } of verifyPictures(services, 0)) {
    checked += 1;
    if (problem) broken.push(`${problem}: ${missing.length > 0 ? missing.join(' ') : hash}`);
  }
  if (broken.length === 0) return `All ${checked} pictures are unchanged.`;
  throw new Error(`${broken.join('\n')}\n${broken.length} of ${checked} pictures are missing or changed.`);
});

import { runCommand } from '../app/run-command.ts';
import { verifyPictures } from '../features/images/verify-pictures.ts';

/**
 * `npm run verify-pictures`: prints broken pictures (reliability 5.6); then exits with 1. Run it after restoring
 * pictures.
 */
await runCommand(async (services) => {
  if (!services.imageHost.read) return 'These pictures are kept elsewhere and cannot be verified from here.';
  const broken: string[] = [];
  let looked = 0;
  for await (const { hash, problem, missing } of verifyPictures(services, 0)) {
    looked += 1;
    if (problem) broken.push(`${problem}: ${missing.length > 0 ? missing.join(' ') : hash}`);
  }
  if (broken.length === 0) return `All ${looked} pictures are as they were kept.`;
  throw new Error(`${broken.join('\n')}\n${broken.length} of ${looked} pictures are not as they were kept.`);
});

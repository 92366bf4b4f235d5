// `npm run image`: builds the container image with Podman, prints its size, and runs its files as a container would: read-only,
// as its own user, without capabilities. For root on Linux; docs/operations.md says what it proves.

import './help.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExplainedFailure, runTool } from './explained-failure.mjs';
import { chooseBases } from './image/base-images.mjs';
import { buildImage } from './image/build-image.mjs';
import { describeImage, mountImage } from './image/image-facts.mjs';
import { proveImage } from './image/prove-image.mjs';
import { requirePrograms } from './require-programs.mjs';

await runTool(async () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new ExplainedFailure('This needs root on Linux, since it mounts the files of the image: sudo npm run image');
  requirePrograms(['podman', 'buildah']);
  const folder = mkdtempSync(join(tmpdir(), 'settee-image-'));
  try {
    const bases = await chooseBases(folder);
    await buildImage(bases, folder);
    const image = describeImage(folder);
    const mounted = mountImage();
    try {
      await proveImage({ ...image, files: mounted.path, folder });
    } finally {
      mounted.release();
    }
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

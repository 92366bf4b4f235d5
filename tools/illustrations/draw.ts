import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { render } from './render/render.ts';
import { pictures } from './scenes/pictures.ts';

/**
 * Draws the demo's pictures into assets/demo, each as WebP at its full width and at 800 and 320 pixels.
 * Options: --only <part of a name> (may be given several times), --width <pixels> for a quick look, --out <folder>.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, width: { type: 'string' }, out: { type: 'string' } },
});
const out = values.out ?? fileURLToPath(new URL('../../assets/demo/', import.meta.url));
const SMALLER = [800, 320];
const QUALITY = 74;
mkdirSync(out, { recursive: true });

for (const { name, build, width, height } of pictures()) {
  if (values.only && !values.only.some((part) => name.includes(part))) continue;
  const drawn = values.width ? Number(values.width) : width;
  const started = performance.now();
  const picture = await render(build(), drawn, Math.round((drawn * height) / width));
  const pixels = await picture.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  const { default: sharp } = await import('sharp');
  const save = (size: number, file: string) =>
    sharp(pixels.data)
      .resize(size)
      .webp({ quality: QUALITY, effort: 5, smartSubsample: true })
      .toFile(`${out}/${file}.webp`);
  await save(drawn, name);
  if (!values.width) for (const size of SMALLER) await save(size, `${name}-${size}`);
  console.log(`${name} ${Math.round(performance.now() - started)} ms`);
}

// Last step of the photo studio: encodes the prints as WebP and AVIF.

import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const FULL = /** @type {Record<string, [number, number]>} */ ({ hero: [2000, 1600] });
const USUAL = /** @type {[number, number]} */ ([2000, 1500]);

/** Widths (undefined for full size) and WebP qualities. */
const SIZES = /** @type {[number | undefined, number][]} */ ([
  [undefined, 76],
  [800, 74],
  [320, 72],
]);

/**
 * Writes every print of a folder at full width, at 800 and at 320 pixels as WebP, and the narrow ones as AVIF
 * too, where that is smaller: all sizes in both would outweigh the rest of the repository. A file appears whole or not at all.
 * @param {string} prints folder of .png files named like the pictures
 * @param {string} out folder of the shop's pictures
 * @returns {Promise<string[]>} the names that were written
 */
export async function encodePhotographs(prints, out) {
  const names = readdirSync(prints)
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(0, -'.png'.length));
  for (const name of names) {
    const [width, height] = FULL[name] ?? USUAL;
    for (const [size = width, quality] of SIZES) {
      const target = `${out}/${name}${size === width ? '' : `-${size}`}`;
      const print = sharp(`${prints}/${name}.png`).resize(size, Math.round((size * height) / width), {
        kernel: 'lanczos3',
        fit: 'cover',
      });
      const webp = await print.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
      write(`${target}.webp`, webp);
      if (size === width) continue;
      const avif = await print.clone().avif({ quality: 50, effort: 4 }).toBuffer();
      if (avif.length < webp.length) write(`${target}.avif`, avif);
      else rmSync(`${target}.avif`, { force: true });
    }
  }
  return names;
}

/** @param {string} file @param {Buffer} bytes */
function write(file, bytes) {
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}

import sharp from 'sharp';

/** A soft shoulder, so that windows and lamps do not burn out, and a little toe that keeps shadows deep. */
const film = (value: number) => {
  const x = Math.max(0, value);
  const shoulder = (x * (1 + x / 6.25)) / (1 + x);
  return shoulder * (1 - 0.3 * Math.exp(-shoulder * 6.5));
};

/** How much of the colour is kept; strong light makes colours louder than film does. */
const CHROMA = 0.92;

/**
 * Turns linear light, drawn larger than needed, into a picture.
 * @param light three numbers for each sample
 */
export async function develop(light: Float32Array, width: number, height: number, exposure: number, toWidth: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [dx, dy] = [column / width - 0.5, row / height - 0.5];
      const corner = 1 - (dx * dx + dy * dy) * 0.34;
      const at = (row * width + column) * 3;
      const grey = light[at] * 0.25 + light[at + 1] * 0.65 + light[at + 2] * 0.1;
      for (let k = 0; k < 3; k++) {
        const value = film((grey + (light[at + k] - grey) * CHROMA) * exposure * corner);
        pixels[at + k] = Math.max(
          0,
          Math.min(255, Math.round((value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055) * 255)),
        );
      }
    }
  const toHeight = Math.round((toWidth * height) / width);
  return sharp(pixels, { raw: { width, height, channels: 3 } }).resize(toWidth, toHeight, { kernel: 'lanczos2' });
}

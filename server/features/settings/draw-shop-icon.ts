import { type IconSize, iconSizes } from '../../../shared/domain/shop-icon.ts';

/** Most logos are made for light backgrounds. */
const PAPER = '#fdfaf4';

/** Logo's share of the side: maskable icons are cropped to a circle of 80 %. */
const share = (size: IconSize) => (size === 'maskable-512' ? 0.56 : size === '64' ? 1 : 0.84);

/** Draws the logo in a square. @returns a PNG */
export async function drawShopIcon(logo: Uint8Array, size: IconSize): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const side = iconSizes[size];
  const inner = Math.round(side * share(size));
  const margin = Math.floor((side - inner) / 2);
  return sharp(logo)
    .flatten({ background: PAPER })
    .resize(inner, inner, { fit: 'contain', background: PAPER })
    .extend({
      top: margin,
      left: margin,
      bottom: side - inner - margin,
      right: side - inner - margin,
      background: PAPER,
    })
    .png()
    .toBuffer();
}

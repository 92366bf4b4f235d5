import { blend, hex, type Material, put, step } from './material.ts';
import { cell, cloudy, noise } from './noise.ts';

/** Short pile: dull from the front, bright from the side, with strokes where a hand went. */
export function velvet(colour: string): Material {
  const base = hex(colour);
  return {
    sheen: 0.85,
    paint(x, y, z, out) {
      const stroke = cloudy(x * 4, y * 4, z * 4, 3);
      put(out, base, 0.78 + stroke * 0.44 + (noise(x * 300, y * 300, z * 300) - 0.5) * 0.1);
    },
  };
}

/** Wool and felt: each yarn a little different. */
export function wool(colour: string, heather = 0.16): Material {
  const base = hex(colour);
  return {
    sheen: 0.25,
    paint(x, y, z, out) {
      const yarn = noise(x * 240, y * 240, z * 240) - 0.5 + (noise(x * 110, y * 110, z * 110) - 0.5) * 0.8;
      put(out, base, 0.97 + yarn * heather * 1.6 + (cloudy(x * 3, y * 3, z * 3, 2) - 0.5) * 0.14);
    },
  };
}

/** Linen and cotton: threads that cross, some thicker than others. */
export function linen(colour: string, slub = 0.1): Material {
  const base = hex(colour);
  return {
    sheen: 0.12,
    paint(x, y, z, out) {
      const weft = noise(x * 14, y * 330, z * 330);
      const warp = noise(x * 330, y * 14, z * 14 + 9);
      put(out, base, 1 + (weft + warp - 1) * slub * 2 + (cloudy(x * 2.5, y * 2.5, z * 2.5, 2) - 0.5) * 0.1);
    },
  };
}

export function tweed(colour: string, fleck: string): Material {
  const [base, other] = [hex(colour), hex(fleck)];
  return {
    sheen: 0.2,
    paint: (x, y, z, out) =>
      blend(
        out,
        base,
        other,
        step(0.55, 0.8, noise(x * 210, y * 210, z * 210)) * 0.55,
        0.9 + noise(x * 90, y * 90, z * 90) * 0.2,
      ),
  };
}

/** Loops of yarn, light on top and dark between them. */
export function boucle(colour: string): Material {
  const base = hex(colour);
  return {
    sheen: 0.3,
    paint(x, y, z, out) {
      const loop = Math.abs(noise(x * 105, y * 105, z * 105) - 0.5) * 2;
      put(out, base, 0.8 + loop * 0.24 + (noise(x * 220, y * 220, z * 220) - 0.5) * 0.16);
    },
  };
}

/** Hide that has been sat on: darker in the folds, with fine creases. */
export function leather(colour: string, worn = 0.2): Material {
  const base = hex(colour);
  return {
    gloss: 0.34,
    sharp: 14,
    sheen: 0.1,
    paint(x, y, z, out) {
      const crease = 1 - Math.abs(cloudy(x * 26, y * 26, z * 26, 3) - 0.5) * 2;
      const patina = cloudy(x * 4.5, y * 4.5, z * 4.5, 3);
      put(
        out,
        base,
        0.86 + patina * 0.34 - step(0.9, 1, crease) * worn + (noise(x * 380, y * 380, z * 380) - 0.5) * 0.1,
      );
    },
  };
}

const CANE = 0.0125;
/** Woven cane: a straw lattice with round holes between the strands. */
export function cane(colour = '#d3a866'): Material {
  const base = hex(colour);
  const middle = (value: number) => value / CANE - Math.floor(value / CANE) - 0.5;
  return {
    gloss: 0.12,
    sharp: 12,
    upright: true,
    continuous: true,
    hole: (x, y, z) => middle(x + z) ** 2 + middle(y) ** 2 < 0.088,
    paint(x, y, z, out) {
      const strand = Math.abs(middle(x + z)) > Math.abs(middle(y)) ? 1 : 0.86;
      put(out, base, strand * (0.84 + cell(Math.floor((x + z) / CANE), Math.floor(y / CANE)) * 0.26));
    },
  };
}

/** A woven rush seat about the middle of its texture: four fields of cord that meet on the diagonals. */
export function rush(colour = '#bb9a5e'): Material {
  const base = hex(colour);
  return {
    upright: true,
    continuous: true,
    paint(x, _y, z, out) {
      const across = Math.abs(x) > Math.abs(z) ? z : x;
      const cord = Math.abs(Math.sin(across * 330));
      put(out, base, 0.62 + cord * 0.42 + (noise(x * 60, 0, z * 60) - 0.5) * 0.22);
    },
  };
}

import { blend, hex, type Material, step } from './material.ts';
import { cloudy, noise } from './noise.ts';

type Kind = { light: string; dark: string; rings: number; pores: number; gloss: number };

const kinds = {
  walnut: { light: '#8a5a38', dark: '#553218', rings: 46, pores: 0.3, gloss: 0.24 },
  oak: { light: '#c79a63', dark: '#a5763f', rings: 60, pores: 0.34, gloss: 0.16 },
  paleOak: { light: '#d9b98c', dark: '#bd9765', rings: 56, pores: 0.26, gloss: 0.12 },
  honeyOak: { light: '#cc9350', dark: '#a66d2f', rings: 58, pores: 0.34, gloss: 0.22 },
  teak: { light: '#b27843', dark: '#83502a', rings: 40, pores: 0.2, gloss: 0.2 },
  pine: { light: '#dcb278', dark: '#bf8a4d', rings: 26, pores: 0.06, gloss: 0.14 },
  oldPine: { light: '#bb854b', dark: '#8f5b2b', rings: 26, pores: 0.1, gloss: 0.2 },
  cherry: { light: '#8b4b2e', dark: '#693521', rings: 34, pores: 0.1, gloss: 0.32 },
  mahogany: { light: '#6a3825', dark: '#42200f', rings: 50, pores: 0.25, gloss: 0.36 },
  maple: { light: '#cda067', dark: '#b4854c', rings: 30, pores: 0.06, gloss: 0.2 },
  ash: { light: '#decaa5', dark: '#c2a678', rings: 44, pores: 0.3, gloss: 0.1 },
  elm: { light: '#8f5f36', dark: '#653d1f', rings: 36, pores: 0.25, gloss: 0.26 },
  beech: { light: '#4f3122', dark: '#3c2418', rings: 30, pores: 0.1, gloss: 0.25 },
  burr: { light: '#9c6434', dark: '#5c3318', rings: 30, pores: 0.05, gloss: 0.5 },
  blackAsh: { light: '#2d2926', dark: '#1c1917', rings: 44, pores: 0.4, gloss: 0.22 },
  barnOak: { light: '#ab7c4c', dark: '#7b5230', rings: 50, pores: 0.4, gloss: 0.12 },
} satisfies Record<string, Kind>;

export type WoodName = keyof typeof kinds;

/** Boards: x along the grain. A board is a slanted cut through rings, which makes the flames of its figure. */
export function wood(name: WoodName): Material {
  const kind = kinds[name];
  const [light, dark] = [hex(kind.light), hex(kind.dark)];
  const burl = name === 'burr';
  return {
    gloss: kind.gloss,
    sharp: 26,
    paint(x, y, z, out) {
      const wave = noise(x * 1.1, y * 3, z * 3) * 0.16 + noise(x * 3.2, y * 9, z * 9) * 0.03;
      const turbulence = burl ? cloudy(x * 9, y * 9, z * 9, 4) * 0.5 : 0;
      const [ry, rz] = [y + wave + x * 0.05 + turbulence, z + 0.21 + wave * 0.5 - x * 0.03 + turbulence];
      const ring = Math.sqrt(ry * ry + rz * rz) * kind.rings;
      const saw = ring - Math.floor(ring);
      const growth = saw < 0.72 ? saw / 0.72 : (1 - saw) / 0.28;
      const pore = step(0.62, 0.9, noise(x * 26, y * 420, z * 420)) * kind.pores;
      const tone = cloudy(x * 0.8, y * 7, z * 7, 2);
      blend(out, light, dark, growth * 0.62 + (tone - 0.5) * 0.7 + pore, 0.93 + noise(x * 5, y * 60, z * 60) * 0.14);
    },
  };
}

/** Paint on wood: brush marks, and where it is `worn` the wood beneath. */
export function paint(colour: string, options: { worn?: number; gloss?: number; under?: string } = {}): Material {
  const [coat, under] = [hex(colour), hex(options.under ?? '#a77a4b')];
  const worn = options.worn ?? 0;
  return {
    gloss: options.gloss ?? 0.16,
    sharp: 18,
    paint(x, y, z, out) {
      const brush = 0.955 + noise(x * 4, y * 130, z * 130) * 0.05 + cloudy(x * 3, y * 3, z * 3, 2) * 0.06;
      const bare = worn > 0 ? step(1 - worn, 1.02 - worn, cloudy(x * 5, y * 13, z * 13, 4) + 0.12) : 0;
      blend(out, coat, under, bare * 0.8, brush);
    },
  };
}

import { blend, type Colour, hex, type Material, put, step } from './material.ts';
import { cell, cloudy, noise } from './noise.ts';

const at = (value: number) => Math.floor(value);
const inside = (value: number) => value - Math.floor(value);

/** Limewashed plaster: broad clouds, no pattern. */
export function plaster(colour: string): Material {
  const base = hex(colour);
  return {
    continuous: true,
    upright: true,
    shadowless: true,
    paint(x, y, z, out) {
      const broad = cloudy(x * 1.1 + 3, y * 1.1, z, 4);
      put(out, base, 0.93 + broad * 0.14 + (noise(x * 40, y * 40, 2) - 0.5) * 0.025);
    },
  };
}

type Floor = 'oak' | 'pale' | 'dark' | 'herringbone' | 'terracotta' | 'stone' | 'painted';

const boards: Record<'oak' | 'pale' | 'dark' | 'herringbone', [string, string]> = {
  oak: ['#c09464', '#9c7145'],
  pale: ['#d6bd98', '#bd9f76'],
  dark: ['#6b452b', '#4c2e1b'],
  herringbone: ['#b88a58', '#94683c'],
};

/** A floor in x and z. */
export function floor(kind: Floor): Material {
  const shared = { continuous: true, upright: true, shadowless: true } as const;
  if (kind === 'terracotta')
    return { ...shared, gloss: 0.1, sharp: 14, paint: tiles(hex('#b9714b'), hex('#8f5236'), 0.3, '#c7b299') };
  if (kind === 'stone')
    return { ...shared, gloss: 0.12, sharp: 20, paint: tiles(hex('#cfc6b6'), hex('#b7ad9b'), 0.6, '#a89e8d') };
  if (kind === 'painted')
    return { ...shared, gloss: 0.16, sharp: 20, paint: planks(hex('#d9d4c8'), hex('#c8c2b4'), 0.4) };
  const [light, dark] = boards[kind].map(hex) as [Colour, Colour];
  const paint = kind === 'herringbone' ? herringbone(light, dark) : planks(light, dark, 1);
  return { ...shared, gloss: 0.2, sharp: 20, mirror: 0.035, blur: 1, paint };
}

function grain(
  out: Float32Array,
  light: Colour,
  dark: Colour,
  along: number,
  across: number,
  chance: number,
  gap: number,
  depth: number,
) {
  const wave = noise(along * 1.3 + chance * 90, across * 14, chance * 40);
  const streak = noise(along * 3 + chance * 50, across * 120, chance * 9);
  const share = (chance - 0.5) * 0.75 + (wave - 0.5) * 0.8 + (streak - 0.5) * 0.55 + 0.42;
  blend(out, light, dark, share * depth, gap);
}

function planks(light: Colour, dark: Colour, depth: number): Material['paint'] {
  return (x, _y, z, out) => {
    const row = at(z / 0.16);
    const shift = x / 1.7 + cell(row, 3) * 7;
    const chance = cell(row, at(shift));
    const edge = Math.min(inside(z / 0.16), 1 - inside(z / 0.16)) * 0.16;
    const end = Math.min(inside(shift), 1 - inside(shift)) * 1.7;
    grain(out, light, dark, x, z, chance, 0.66 + 0.34 * step(0.0008, 0.003, Math.min(edge, end)), depth);
  };
}

/** Blocks of one by four, laid in steps at a right angle to each other. */
function herringbone(light: Colour, dark: Colour): Material['paint'] {
  const side = 0.09;
  return (x, _y, z, out) => {
    const u = ((x + z) * Math.SQRT1_2) / side;
    const v = ((z - x) * Math.SQRT1_2) / side;
    const [i, j] = [at(u), at(v)];
    const phase = (((i - j) % 8) + 8) % 8;
    const level = phase < 4;
    const block = level ? cell(i - phase, j, 1) : cell(i, j - (7 - phase), 2);
    const across = level ? inside(v) : inside(u);
    const [a, b] = level ? [inside(u), phase] : [inside(v), 7 - phase];
    const ends = Math.min(b + a, 4 - b - a);
    const edge = Math.min(across, 1 - across, Math.max(0, ends)) * side;
    grain(
      out,
      light,
      dark,
      (level ? u : v) * side,
      (level ? v : u) * side,
      block,
      0.66 + 0.34 * step(0.0006, 0.003, edge),
      1,
    );
  };
}

function tiles(light: Colour, dark: Colour, size: number, joint: string): Material['paint'] {
  const mortar = hex(joint);
  return (x, _y, z, out) => {
    const [u, v] = [x / size + 0.31, z / size + 0.17];
    const edge = Math.min(inside(u), 1 - inside(u), inside(v), 1 - inside(v)) * size;
    const clouds = cloudy(x * 6, 1, z * 6, 3);
    blend(out, light, dark, (cell(at(u), at(v)) - 0.4) * 0.7 + (clouds - 0.5) * 0.8);
    if (edge < 0.005) blend(out, mortar, mortar, 0, 0.8);
  };
}

export type RugPattern = 'plain' | 'stripes' | 'border' | 'diamonds' | 'round';

/** A woven rug about the origin of its texture in x and z. */
export function rug(pattern: RugPattern, base: string, second: string, width: number, depth: number): Material {
  const [ground, figure] = [hex(base), hex(second)];
  return {
    continuous: true,
    upright: true,
    paint(x, _y, z, out) {
      const wobble = (noise(x * 20, 3, z * 20) - 0.5) * 0.012;
      const weave = 0.86 + noise(x * 160, 1, z * 260) * 0.28 + (cloudy(x * 2, 2, z * 2, 2) - 0.5) * 0.12;
      blend(out, ground, figure, rugFigure(pattern, x + wobble, z + wobble, width, depth) * 0.85, weave);
    },
  };
}

function rugFigure(pattern: RugPattern, x: number, z: number, width: number, depth: number): number {
  const edge = Math.min(width / 2 - Math.abs(x), depth / 2 - Math.abs(z));
  const line = (from: number, to: number) =>
    step(from - 0.004, from + 0.004, edge) * (1 - step(to - 0.004, to + 0.004, edge));
  if (pattern === 'stripes') return step(0.3, 0.36, Math.abs(inside(x / 0.34) - 0.5)) * 0.9;
  if (pattern === 'border') return Math.max(line(0.08, 0.11), line(0.15, 0.26) * 0.9);
  if (pattern === 'round') return step(0.4, 0.44, Math.abs(inside(Math.hypot(x, z) / 0.36) - 0.5)) * 0.8;
  if (pattern === 'diamonds') {
    const [u, v] = [Math.abs(inside(x / 0.44) - 0.5), Math.abs(inside(z / 0.3) - 0.5)];
    return Math.max(step(0.022, 0.012, Math.abs(u + v - 0.44)), step(0.13, 0.1, u + v), line(0.06, 0.09));
  }
  return 0;
}

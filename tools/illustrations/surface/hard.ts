import { blend, hex, type Material, plain, put, step } from './material.ts';
import { cloudy, noise } from './noise.ts';

/** White stone with grey veins. */
export function marble(light = '#ece8e1', vein = '#a8a49d'): Material {
  const [stone, dark] = [hex(light), hex(vein)];
  return {
    gloss: 0.3,
    sharp: 40,
    mirror: 0.06,
    blur: 1,
    paint(x, y, z, out) {
      const bent = cloudy(x * 2.2, y * 2.2, z * 2.2, 4);
      const line = 1 - Math.abs(noise(x * 2.1 + bent * 2.6, y * 2 + bent, z * 2.4 + bent * 1.7) - 0.5) * 2;
      blend(out, stone, dark, step(0.86, 1, line) * 0.6 + (bent - 0.5) * 0.3);
    },
  };
}

export const brass = (): Material => plain('#c59b52', { gloss: 0.7, sharp: 40, mirror: 0.55, blur: 0.7 });
export const oldBrass = (): Material => plain('#94713a', { gloss: 0.5, sharp: 24, mirror: 0.35, blur: 1 });
export const steel = (): Material => plain('#8d8f90', { gloss: 0.6, sharp: 40, mirror: 0.5, blur: 0.8 });
export const blackMetal = (): Material => plain('#1d1c1c', { gloss: 0.4, sharp: 24, mirror: 0.05, blur: 1 });
export const lacquer = (colour: string): Material => plain(colour, { gloss: 0.5, sharp: 60, mirror: 0.07, blur: 0.6 });
export const ceramic = (colour: string): Material => plain(colour, { gloss: 0.45, sharp: 40, mirror: 0.05, blur: 0.8 });
export const mirrorGlass = (): Material => plain('#d9dedb', { mirror: 1, blur: 0.25 });
export const pane = (tint = '#dfe7e2', clear = 0.95): Material =>
  plain(tint, { clear, mirror: 0.5, gloss: 0.5, sharp: 80 });

/** Fired earth, slightly uneven. */
export function clay(colour: string): Material {
  const base = hex(colour);
  return { paint: (x, y, z, out) => put(out, base, 0.86 + cloudy(x * 22, y * 22, z * 22, 3) * 0.28) };
}

/** Shop-floor enamel, rusty towards the ground (y up). */
export function enamel(colour: string): Material {
  const [coat, rust] = [hex(colour), hex('#7a4526')];
  return {
    gloss: 0.3,
    sharp: 20,
    upright: true,
    paint(x, y, z, out) {
      const low = step(0.25, -0.9, y);
      const spots = step(0.84 - low * 0.26, 0.94 - low * 0.26, cloudy(x * 30, y * 22, z * 30, 4) + 0.06);
      blend(out, coat, rust, spots * 0.75, 0.92 + cloudy(x * 4, y * 4, z * 4, 2) * 0.14);
    },
  };
}

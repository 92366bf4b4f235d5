import { type Part, part } from '../geometry/part.ts';
import { bend, move, type Shape, turn } from '../geometry/shape.ts';
import { box } from '../geometry/solids.ts';
import { linen } from '../surface/cloth.ts';
import type { Material } from '../surface/material.ts';
import { cloudy, noise } from '../surface/noise.ts';
import { board } from './case.ts';
import { cushion } from './soft.ts';

export type Bedding = { sheet: string; cover: string; throw?: string; pillow?: string; pillows?: 1 | 2 };

/** Mattress, pillows and a cover with folds. The head is at z = 0 and the foot at z = `length`; `top` is the mattress top. */
export function bedding(width: number, length: number, top: number, plan: Bedding): Part[] {
  const sheet = linen(plan.sheet, 0.05);
  const cover = linen(plan.cover, 0.07);
  const parts = [part(move(cushion(width, 0.22, length, 0.01, 0.06), 0, top - 0.11, length / 2), sheet)];
  const from = length * 0.36;
  const lay = (over: number, height: number, low: number, at: number, long: number, cloth: Material) =>
    parts.push(part(move(folds(width + over, height, long, at), 0, top + low, at), cloth));
  lay(0.03, 0.3, -0.085, (length + from) / 2, length - from + 0.02, cover);
  lay(0.035, 0.1, 0.05, from + 0.1, 0.3, sheet);
  const count = plan.pillows ?? (width > 1.2 ? 2 : 1);
  const wide = Math.min(0.7, width / count - 0.08);
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * (width / count);
    parts.push(part(move(turn(pillow(wide, 0.44), 'x', -58), x, top + 0.17, 0.17), sheet));
    if (plan.pillow)
      parts.push(part(move(turn(pillow(wide * 0.86, 0.4), 'x', -50), x, top + 0.17, 0.33), linen(plan.pillow, 0.08)));
  }
  if (plan.throw) lay(0.05, 0.3, -0.07, length * 0.8, length * 0.22, linen(plan.throw, 0.14));
  return parts;
}

/** A cover seen as a soft block; `at` is its place on the bed, so that what lies above follows what lies below. */
function folds(width: number, height: number, length: number, at: number): Shape {
  const block = box(width, height, length, 0.05, 22);
  return bend(block, (x, y, z) => {
    const edge = Math.abs(x) / (width / 2);
    const wave = edge > 0.93 ? (noise((z + at) * 7, 3, 1) - 0.5) * 0.016 : 0;
    const rumple = y > 0 ? (cloudy(x * 3.4, (z + at) * 3.4, 1, 3) - 0.5) * 0.05 : 0;
    const crown = y > 0 ? 0.018 * (1 - edge ** 4) : 0;
    return [x + Math.sign(x) * wave, y + rumple + crown, z];
  });
}

/** Lies flat, its long side along x. */
function pillow(width: number, depth: number): Shape {
  return bend(box(width, 0.16, depth, 0.075, 12), (x, y, z) => {
    const [u, w] = [(2 * x) / width, (2 * z) / depth];
    const full = Math.max(0.1, (1 - u ** 6) * (1 - w ** 6));
    return [
      x * (1 - 0.04 * (1 - w * w)),
      y * (0.3 + 0.9 * full ** 0.7) + (cloudy(x * 6, z * 6, 4, 2) - 0.5) * 0.03 * full,
      z,
    ];
  });
}

export const rails = (width: number, length: number, top: number, wood: Material, tall = 0.14): Part[] => [
  ...[-1, 1].map((s) => board(0.035, tall, length, wood, s * (width / 2 + 0.03), top - tall / 2, length / 2)),
];

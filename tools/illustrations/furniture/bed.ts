import { extrude, type Outline } from '../geometry/extrude.ts';
import { type Part, part } from '../geometry/part.ts';
import { move, turn } from '../geometry/shape.ts';
import { rod, smooth } from '../geometry/solids.ts';
import type { Material } from '../surface/material.ts';
import type { Bedding } from './bedding.ts';
import { bedding, rails } from './bedding.ts';
import { board } from './case.ts';
import { fourLegs } from './legs.ts';
import { bolster, cushion } from './soft.ts';

export function platformBed(width: number, wood: Material, covers: Bedding): Part[] {
  const length = 2.03;
  const [h, slats] = [0.96, 13];
  return [
    ...rails(width, length, 0.32, wood),
    board(width + 0.1, 0.14, 0.035, wood, 0, 0.25, length + 0.02),
    ...fourLegs('block', width - 0.3, length - 0.3, 0.2, wood, 0, 1.1).map((one) => ({
      ...one,
      shape: move(one.shape, 0, 0, length / 2),
    })),
    ...[-1, 1].map((s) => board(0.06, h, 0.045, wood, s * (width / 2 + 0.03), h / 2, -0.02, 0.008)),
    board(width + 0.12, 0.06, 0.045, wood, 0, h - 0.03, -0.02, 0.01),
    board(width, 0.05, 0.035, wood, 0, 0.36, -0.02),
    ...Array.from({ length: slats }, (_, i) =>
      board(0.065, h - 0.4, 0.02, wood, -width / 2 + (width / slats) * (i + 0.5), h / 2 + 0.17, -0.02),
    ),
    ...bedding(width, length, 0.5, covers),
  ];
}

export function channelBed(width: number, cloth: Material, covers: Bedding): Part[] {
  const [length, h, channels] = [2.06, 1.32, 14];
  const w = width + 0.12;
  return [
    ...Array.from({ length: channels }, (_, i) =>
      part(
        move(
          cushion(w / channels - 0.002, h - 0.1, 0.13, 0.004, 0.052),
          -w / 2 + (w / channels) * (i + 0.5),
          h / 2 + 0.05,
          -0.03,
        ),
        cloth,
      ),
    ),
    ...[-1, 1].map((s) =>
      part(move(cushion(0.09, 0.3, length + 0.06, 0, 0.035), s * (width / 2 + 0.05), 0.22, length / 2), cloth),
    ),
    part(move(cushion(width + 0.19, 0.3, 0.09, 0, 0.035), 0, 0.22, length + 0.05), cloth),
    ...bedding(width, length, 0.53, covers),
  ];
}

/** Head and foot roll outwards; made to be seen from the side. */
export function sleighBed(width: number, wood: Material, covers: Bedding): Part[] {
  const length = 2.05;
  const end = (h: number): Part[] => {
    const line = smooth(
      [
        [0.03, 0.1, 0],
        [0, h * 0.45, 0],
        [0.03, h * 0.72, 0],
        [-0.01, h * 0.9, 0],
        [-0.09, h - 0.015, 0],
        [-0.15, h - 0.01, 0],
      ],
      6,
    );
    const thick = (i: number) => 0.024 - (0.012 * i) / line.length;
    const offset = (sign: number) =>
      line.map(([x, y], i) => {
        const [a, b] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]];
        const slope = Math.hypot(b[0] - a[0], b[1] - a[1]);
        return [x + (sign * thick(i) * (b[1] - a[1])) / slope, y - (sign * thick(i) * (b[0] - a[0])) / slope] as const;
      });
    const profile: Outline = [...offset(1), ...offset(-1).toReversed()];
    const scroll = rod(
      [
        [-0.15, h - 0.058, -width / 2 - 0.045],
        [-0.15, h - 0.058, width / 2 + 0.045],
      ],
      0.052,
      24,
    );
    return [part(turn(extrude(profile, width + 0.08, 0.005), 'y', -90), wood, 'z'), part(turn(scroll, 'y', -90), wood)];
  };
  return [
    ...end(1.19),
    ...end(0.79).map((one) => ({ ...one, shape: move(turn(one.shape, 'y', 180), 0, 0, length) })),
    ...rails(width, length, 0.44, wood, 0.24),
    ...bedding(width, length - 0.08, 0.56, covers).map((one) => ({ ...one, shape: move(one.shape, 0, 0, 0.05) })),
    ...fourLegs('bun', width, length, 0.12, wood).map((one) => ({ ...one, shape: move(one.shape, 0, 0, length / 2) })),
  ];
}

/** Lies along x, its back to the wall. */
export function daybed(wood: Material, cloth: Material): Part[] {
  const [w, d] = [1.93, 0.82];
  return [
    ...fourLegs('tapered', w - 0.3, d - 0.16, 0.24, wood, 0.12, 1.3),
    ...[-1, 1].map((s) => board(w, 0.075, 0.03, wood, 0, 0.265, s * (d / 2 - 0.015))),
    ...[-1, 1].map((s) => board(0.03, 0.075, d, wood, s * (w / 2 - 0.015), 0.265, 0)),
    board(w - 0.06, 0.02, d - 0.06, wood, 0, 0.26, 0),
    part(move(cushion(w - 0.03, 0.14, d - 0.03, 0.008, 0.04), 0, 0.36, 0), cloth),
    ...[-0.5, 0.5].map((x) => part(move(bolster(0.88, 0.115), x, 0.535, -d / 2 + 0.13), cloth)),
  ];
}

/** Lies along x. */
export function bunkBed(wood: Material, lower: Bedding, upper: Bedding): Part[] {
  const [w, d, h] = [1.99, 1.02, 1.68];
  const lying = (parts: Part[]): Part[] =>
    parts.map((one) => ({ ...one, shape: move(turn(one.shape, 'y', 90), -w / 2 + 0.04, 0, 0) }));
  const rail = (y: number, tall = 0.12) =>
    [-1, 1].map((s) => board(w - 0.06, tall, 0.03, wood, 0, y, s * (d / 2 - 0.03)));
  const ends = [0.36, 0.62, 0.78, 1.2, 1.42, 1.58].flatMap((y) =>
    [-1, 1].map((s) => board(0.03, 0.085, d - 0.08, wood, s * (w / 2 - 0.04), y, 0)),
  );
  return [
    ...[-1, 1].flatMap((sx) =>
      [-1, 1].map((sz) => board(0.075, h, 0.075, wood, sx * (w / 2 - 0.04), h / 2, sz * (d / 2 - 0.035), 0.01)),
    ),
    ...rail(0.33),
    ...rail(1.2),
    ...rail(1.46, 0.085),
    ...rail(1.6, 0.085),
    ...ends,
    board(w - 0.08, 0.02, d - 0.08, wood, 0, 1.15, 0),
    ...lying(bedding(0.9, 1.88, 0.5, lower)),
    ...lying(bedding(0.9, 1.88, 1.36, upper)),
    ...[0.36, 0.78].map((x) => board(0.05, 1.56, 0.03, wood, x, 0.78, d / 2 + 0.03)),
    ...[0.3, 0.58, 0.86, 1.14, 1.4].map((y) => board(0.4, 0.045, 0.03, wood, 0.57, y, d / 2 + 0.03)),
  ];
}

import { extrude, type Outline } from '../geometry/extrude.ts';
import { type Part, part } from '../geometry/part.ts';
import { bend, move, turn, type Vec } from '../geometry/shape.ts';
import { box, lathe, rod, sheet, smooth } from '../geometry/solids.ts';
import type { Material } from '../surface/material.ts';
import { bar, both, fourLegs } from './legs.ts';
import { cushion, tufted } from './soft.ts';

export function wingback(cloth: Material, legs: Material, buttons = true): Part[] {
  const parts = [...fourLegs('tapered', 0.58, 0.58, 0.17, legs, 0.1, 1.4)];
  const add = (shape: Part['shape'], x: number, y: number, z: number) => parts.push(part(move(shape, x, y, z), cloth));
  add(box(0.7, 0.16, 0.68, 0.03), 0, 0.25, 0);
  add(cushion(0.5, 0.15, 0.58, 0.028, 0.05), 0, 0.4, 0.06);
  const back = buttons
    ? tufted(box(0.52, 0.76, 0.15, 0.05, 24), 3, 4, 0.52, 0.74, 0.02)
    : box(0.52, 0.76, 0.15, 0.05, 4);
  add(
    turn(
      bend(back, (x, y, z) => [x * (1 + 0.06 * y), y - 0.13 * x * x, z]),
      'x',
      -7,
    ),
    0,
    0.76,
    -0.24,
  );
  const wing: Outline = smooth(
    [
      [-0.3, 0.2, 0],
      [0.33, 0.2, 0],
      [0.35, 0.5, 0],
      [0.33, 0.58, 0],
      [0.2, 0.6, 0],
      [0.0, 0.63, 0],
      [-0.06, 0.72, 0],
      [0.0, 0.86, 0],
      [-0.02, 1.02, 0],
      [-0.14, 1.1, 0],
      [-0.3, 1.1, 0],
      [-0.34, 0.7, 0],
    ],
    5,
  ).map(([x, y]) => [x, y] as const);
  for (const s of [-1, 1]) {
    add(turn(extrude(wing, 0.1, 0.04), 'y', -90), s * 0.31, 0, -0.02);
    parts.push(
      part(
        move(
          rod(
            [
              [0, 0, -0.1],
              [0, 0.004, 0.1],
              [s * 0.012, 0, 0.32],
            ],
            0.06,
            20,
          ),
          s * 0.32,
          0.575,
          0,
        ),
        cloth,
      ),
    );
  }
  return parts;
}

/** A shell around three sides; sitting in it one sees the room only ahead. */
export function tub(cloth: Material): Part[] {
  const wall = box(1.62, 0.46, 0.13, 0.06, 26);
  const round = bend(wall, (x, y, z) => {
    const angle = x / 0.335;
    const front = Math.max(0, Math.abs(angle) / 2.42 - 0.45);
    const r = 0.335 - z;
    return [Math.sin(angle) * r, 0.42 + y - (y > 0 ? front ** 1.5 * 0.26 : 0), -Math.cos(angle) * r];
  });
  return [
    part(round, cloth),
    part(
      move(
        lathe(
          [
            [0, 0],
            [0.35, 0],
            [0.37, 0.02],
            [0.37, 0.15],
            [0, 0.15],
          ],
          48,
        ),
        0,
        0.05,
        0,
      ),
      cloth,
    ),
    part(
      move(
        bend(
          lathe(
            [
              [0, -0.06],
              [0.27, -0.06],
              [0.31, -0.03],
              [0.315, 0.02],
              [0.285, 0.065],
              [0.2, 0.085],
              [0, 0.092],
            ],
            44,
          ),
          (x, y, z) => [x, y, z * 1.08],
        ),
        0,
        0.31,
        0.06,
      ),
      cloth,
    ),
    part(
      lathe(
        [
          [0, 0],
          [0.3, 0],
          [0.3, 0.05],
          [0, 0.05],
        ],
        40,
      ),
      cloth,
    ),
  ];
}

export function sling(hide: Material, metal: Material): Part[] {
  const hang = sheet(18, 44, (u, v) => {
    const path: Vec[] = [
      [0, 0.86, -0.4],
      [0, 0.62, -0.27],
      [0, 0.42, -0.16],
      [0, 0.35, -0.02],
      [0, 0.36, 0.14],
      [0, 0.43, 0.34],
    ];
    const line = smooth(path, 9);
    const at = line[Math.min(line.length - 1, Math.round(v * (line.length - 1)))] ?? path[0];
    const side = u - 0.5;
    return [
      side * 0.58,
      at[1] - 0.035 * (1 - (2 * side) ** 2) * Math.sin(v * Math.PI),
      at[2] - 0.02 * (1 - (2 * side) ** 2) * Math.sin(v * Math.PI),
    ];
  });
  const frame = (s: number): Vec[] =>
    smooth(
      [
        [s * 0.31, 0.88, -0.42],
        [s * 0.31, 0.44, -0.2],
        [s * 0.31, 0.02, 0.02],
        [s * 0.31, 0.012, 0.3],
        [s * 0.31, 0.2, 0.36],
        [s * 0.31, 0.44, 0.35],
      ],
      6,
    );
  const rear = (s: number): Vec[] =>
    smooth(
      [
        [s * 0.31, 0.46, -0.21],
        [s * 0.31, 0.2, -0.34],
        [s * 0.31, 0.012, -0.42],
      ],
      5,
    );
  return [
    part(hang, hide),
    part(move(hang, 0, -0.006, 0), hide),
    ...both((s) => [part(rod(frame(s), 0.0125, 12), metal), part(rod(rear(s), 0.0125, 12), metal)]),
    bar([-0.31, 0.88, -0.42], [0.31, 0.88, -0.42], 0.0125, metal),
    bar([-0.31, 0.44, 0.35], [0.31, 0.44, 0.35], 0.0125, metal),
    bar([-0.31, 0.02, -0.42], [0.31, 0.02, -0.42], 0.0125, metal),
    bar([-0.31, 0.013, 0.1], [0.31, 0.013, 0.1], 0.0125, metal),
  ];
}

import { ellipse, roundedRectangle } from '../geometry/extrude.ts';
import { movedParts, type Part, part, turnedParts } from '../geometry/part.ts';
import { move, type Vec } from '../geometry/shape.ts';
import { lathe, rod, smooth } from '../geometry/solids.ts';
import { pane } from '../surface/hard.ts';
import type { Material } from '../surface/material.ts';
import { board, drawers, flatTop } from './case.ts';
import { bar, fourLegs, leg } from './legs.ts';

export function trestle(material: Material): Part[] {
  const [w, d, h] = [2.29, 0.97, 0.76];
  const planks = Array.from({ length: 5 }, (_, i) =>
    board(w, 0.05, d / 5 - 0.003, material, 0, h - 0.025, -d / 2 + (d / 5) * (i + 0.5), 0.007),
  );
  const ends = [-1, 1].flatMap((s) => [
    board(0.12, 0.09, 0.74, material, s * 0.74, 0.045, 0, 0.02),
    board(0.1, h - 0.2, 0.2, material, s * 0.74, 0.37, 0, 0.012),
    board(0.1, 0.1, 0.78, material, s * 0.74, h - 0.1, 0, 0.02),
    board(0.05, 0.09, 0.045, material, s * 0.86, 0.3, 0, 0.006),
  ]);
  return [...planks, ...ends, board(1.8, 0.12, 0.045, material, 0, 0.3, 0, 0.008)];
}

export function pedestal(material: Material): Part[] {
  const column = lathe(
    [
      [0, 0.1],
      [0.05, 0.1],
      [0.07, 0.16],
      [0.09, 0.22],
      [0.075, 0.29],
      [0.05, 0.33],
      [0.045, 0.5],
      [0.055, 0.6],
      [0.09, 0.68],
      [0.1, 0.7],
      [0, 0.7],
    ],
    30,
  );
  const foot: Vec[] = smooth(
    [
      [0.04, 0.2, 0],
      [0.16, 0.17, 0],
      [0.3, 0.07, 0],
      [0.42, 0.025, 0],
      [0.47, 0.028, 0],
    ],
    5,
  );
  const feet = [20, 110, 200, 290].flatMap((angle) =>
    turnedParts(
      [
        part(
          rod(foot, (t) => 0.042 - 0.02 * t, 14),
          material,
        ),
      ],
      angle,
    ),
  );
  return [
    flatTop(ellipse(1.12, 1.12, 72), 0.03, 0.74, material, 0.012),
    part(
      lathe(
        [
          [0, 0.68],
          [0.36, 0.69],
          [0.36, 0.712],
          [0, 0.712],
        ],
        48,
      ),
      material,
    ),
    part(column, material, 'y'),
    ...feet,
  ];
}

export function marbleOval(stone: Material, base: Material): Part[] {
  const flare = lathe(
    [
      [0, 0],
      [0.33, 0],
      [0.33, 0.006],
      [0.2, 0.03],
      [0.09, 0.1],
      [0.052, 0.22],
      [0.05, 0.4],
      [0.07, 0.56],
      [0.14, 0.66],
      [0.22, 0.702],
      [0, 0.702],
    ],
    56,
  );
  return [flatTop(ellipse(1.98, 1.19, 96), 0.028, 0.73, stone, 0.012), part(flare, base)];
}

/** One leaf up at the front on its gate, one hanging at the back, seen from the side of the raised leaf. */
export function gateLeg(material: Material): Part[] {
  const [long, h] = [0.91, 0.73];
  const half = ellipse(long * 1.02, 1.02, 40, 180, 360).map(([x, y]) => [x, y] as const);
  const raised = flatTop(half, 0.022, h, material);
  const stretcher = (y: number) => [
    board(0.74, 0.035, 0.03, material, 0, y, 0.13),
    board(0.74, 0.035, 0.03, material, 0, y, -0.13),
  ];
  return [
    board(long, 0.024, 0.36, material, 0, h - 0.012, 0, 0.006),
    movedParts([raised], 0, 0, 0.182)[0],
    board(long * 0.94, 0.42, 0.022, material, 0, h - 0.22, -0.195, 0.006),
    board(0.8, 0.1, 0.28, material, 0, h - 0.07, 0),
    ...fourLegs('turned', 0.74, 0.26, h - 0.1, material, 0, 1.15),
    ...stretcher(0.1),
    ...movedParts([leg('turned', h - 0.03, material, [0, 0], 1.1)], 0.06, 0, 0.52),
    bar([-0.3, 0.12, 0.14], [0.06, 0.12, 0.52], 0.016, material),
    bar([-0.3, h - 0.1, 0.14], [0.06, h - 0.1, 0.52], 0.016, material),
  ];
}

export function coffeeTable(material: Material): Part[] {
  const [w, d, h] = [1.5, 0.51, 0.46];
  const slats = Array.from({ length: 11 }, (_, i) =>
    board(w - 0.34, 0.012, 0.02, material, 0, 0.17, -0.19 + i * 0.038),
  );
  return [
    flatTop(roundedRectangle(w, d, 0.09), 0.026, h, material, 0.01),
    board(w - 0.26, 0.05, 0.02, material, 0, h - 0.05, d / 2 - 0.09),
    board(w - 0.26, 0.05, 0.02, material, 0, h - 0.05, -d / 2 + 0.09),
    ...fourLegs('tapered', w - 0.24, d - 0.14, h - 0.026, material, 0.07, 1.15),
    ...[-1, 1].map((s) => bar([s * 0.6, 0.165, -0.2], [s * 0.6, 0.165, 0.2], 0.012, material)),
    ...slats,
  ];
}

/** The largest with the two others drawn out to the right. */
export function nest(material: Material): Part[] {
  const one = (size: number, h: number) => [
    flatTop(roundedRectangle(size, size * 0.82, 0.03), 0.018, h, material, 0.006),
    ...fourLegs('tapered', size - 0.07, size * 0.82 - 0.07, h - 0.018, material, 0.02, 0.95),
    ...[-1, 1].map((s) => board(0.016, 0.045, size * 0.82 - 0.09, material, s * (size / 2 - 0.04), h - 0.045, 0)),
    board(size - 0.09, 0.045, 0.016, material, 0, h - 0.045, -size * 0.41 + 0.04),
  ];
  return [
    ...one(0.51, 0.48),
    ...movedParts(one(0.42, 0.42), 0.34, 0, 0.06),
    ...movedParts(one(0.34, 0.365), 0.62, 0, 0.1),
  ];
}

export function consoleTable(material: Material, knob: Material): Part[] {
  const [w, d, h] = [1.19, 0.31, 0.81];
  return [
    board(w, 0.022, d, material, 0, h - 0.011, 0, 0.005),
    board(w - 0.05, 0.12, d - 0.03, material, 0, h - 0.082, -0.004),
    ...drawers(2, 1, w - 0.09, 0.1, h - 0.132, d / 2 - 0.014, material, { kind: 'knob', material: knob }),
    ...fourLegs('square', w - 0.06, d - 0.06, h - 0.02, material, 0, 0.85),
    board(w - 0.08, 0.018, d - 0.06, material, 0, 0.17, 0),
  ];
}

export function glassCoffeeTable(metal: Material): Part[] {
  const smoked = pane('#54504a', 0.45);
  const hoop = (r: number, y: number) =>
    part(
      rod(
        Array.from(
          { length: 61 },
          (_, i): Vec => [Math.cos((i / 60) * 2 * Math.PI) * r, y, Math.sin((i / 60) * 2 * Math.PI) * r],
        ),
        0.011,
        10,
      ),
      metal,
    );
  const legs = [45, 135, 225, 315].map((a): Part => {
    const [c, s] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    return bar([c * 0.455, 0, s * 0.455], [c * 0.455, 0.4, s * 0.455], 0.011, metal);
  });
  return [
    flatTop(ellipse(0.93, 0.93, 72), 0.012, 0.405, smoked, 0.003),
    flatTop(ellipse(0.86, 0.86, 72), 0.01, 0.15, smoked, 0.003),
    hoop(0.465, 0.395),
    hoop(0.445, 0.14),
    ...legs,
  ];
}

export const onTable = (shape: Part['shape'], x: number, y: number, z: number, material: Material): Part =>
  part(move(shape, x, y, z), material);

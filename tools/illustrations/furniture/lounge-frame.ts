import { extrude, type Outline } from '../geometry/extrude.ts';
import { type Part, part } from '../geometry/part.ts';
import { bend, move, turn, type Vec } from '../geometry/shape.ts';
import { box, rod, smooth } from '../geometry/solids.ts';
import { cane } from '../surface/cloth.ts';
import type { Material } from '../surface/material.ts';
import { board } from './case.ts';
import { bar, both, fourLegs } from './legs.ts';
import { cushion } from './soft.ts';

/** Wooden frame with sculpted arms and two loose cushions. `seats` above one makes a sofa of it. */
export function loungeFrame(wood: Material, cloth: Material, seats = 1): Part[] {
  const w = 0.12 + seats * 0.6;
  const parts = both((s) => [
    part(
      rod(
        smooth(
          [
            [(s * w) / 2, 0, 0.3],
            [(s * w) / 2, 0.3, 0.31],
            [(s * w) / 2, 0.53, 0.29],
          ],
          4,
        ),
        (t) => 0.014 + 0.01 * t,
      ),
      wood,
    ),
    part(
      rod(
        smooth(
          [
            [(s * w) / 2, 0, -0.36],
            [(s * w) / 2, 0.28, -0.27],
            [(s * w) / 2, 0.55, -0.33],
          ],
          4,
        ),
        (t) => 0.014 + 0.009 * Math.sin(t * 3.1),
      ),
      wood,
    ),
    part(
      move(
        turn(
          extrude(
            smoothOutline([
              [-0.4, 0.024],
              [-0.1, 0.034],
              [0.2, 0.05],
              [0.36, 0.036],
              [0.4, 0],
            ]),
            0.026,
            0.011,
          ),
          'x',
          -90,
        ),
        0,
        0,
        0,
      ),
      wood,
    ),
  ]).map((one, i) => (i % 3 === 2 ? armPlaced(one, i < 3 ? -1 : 1, w) : one));
  parts.push(
    board(w - 0.02, 0.06, 0.024, wood, 0, 0.33, 0.3),
    bar([-w / 2, 0.25, -0.28], [w / 2, 0.25, -0.28], 0.016, wood),
  );
  parts.push(
    ...both((s) => [part(move(turn(box(0.64, 0.05, 0.022, 0.006), 'y', 90), s * (w / 2 - 0.02), 0.295, 0), wood)]),
  );
  const tilt = -20;
  for (let i = 0; i < seats * 6 + 1; i++) parts.push(slat(-w / 2 + 0.06 + (i * (w - 0.12)) / (seats * 6), tilt, wood));
  parts.push(part(move(turn(box(w - 0.06, 0.06, 0.024, 0.01), 'x', tilt), 0, 0.8, -0.45), wood));
  for (let i = 0; i < seats; i++) {
    const x = (i - (seats - 1) / 2) * 0.605;
    parts.push(part(move(turn(cushion(0.6, 0.13, 0.62, 0.02, 0.045), 'x', 5), x, 0.385, 0.02), cloth));
    parts.push(part(move(turn(cushion(0.6, 0.5, 0.13, 0.022, 0.045), 'x', tilt), x, 0.63, -0.295), cloth));
  }
  return parts;
}

const slat = (x: number, tilt: number, wood: Material): Part =>
  part(move(turn(box(0.026, 0.52, 0.012, 0.005), 'x', tilt), x, 0.58, -0.37), wood);

const smoothOutline = (edge: readonly (readonly [number, number])[]): Outline => {
  const line = smooth(
    edge.map(([x, y]): Vec => [x, y, 0]),
    5,
  ).map(([x, y]) => [x, y] as const);
  return [
    ...line,
    ...line
      .slice(0, -1)
      .toReversed()
      .map(([x, y]) => [x, -y] as const),
  ];
};

/** Lays an arm (drawn along x) from the back to the front, a little higher in front. */
const armPlaced = (one: Part, side: number, width: number): Part => ({
  ...one,
  shape: bend(turn(one.shape, 'y', -90), (x, y, z) => [
    x + (side * width) / 2,
    y + 0.545 + 0.06 * (z + 0.1) ** 2 + z * 0.03,
    z - 0.03,
  ]),
});

/** A settee with cane at the back and below the arms. */
export function caneSettee(wood: Material, cloth: Material): Part[] {
  const [w, d] = [1.47, 0.7];
  const weave = cane();
  const woven = (shape: Part['shape'], flat: (p: Vec) => Vec): Part =>
    part({ ...shape, texture: shape.points.map(flat) }, weave);
  const back = move(turn(box(w - 0.12, 0.3, 0.004, 0.001), 'x', -10), 0, 0.63, -d / 2 + 0.03);
  return [
    ...fourLegs('square', w - 0.05, d - 0.05, 0.6, wood, 0, 1),
    board(w, 0.055, 0.03, wood, 0, 0.33, d / 2 - 0.03),
    board(w, 0.055, 0.03, wood, 0, 0.33, -d / 2 + 0.03),
    part(move(turn(box(w, 0.055, 0.03, 0.008), 'x', -10), 0, 0.8, -d / 2 - 0.002), wood),
    part(move(turn(box(w, 0.035, 0.026, 0.008), 'x', -10), 0, 0.475, -d / 2 + 0.05), wood),
    ...both((s) => [
      part(move(turn(box(0.045, 0.4, 0.032, 0.008), 'x', -10), s * (w / 2 - 0.023), 0.64, -d / 2 + 0.03), wood),
      board(0.06, 0.028, d + 0.02, wood, s * (w / 2 - 0.024), 0.61, 0.01, 0.01),
      board(0.03, 0.04, d - 0.06, wood, s * (w / 2 - 0.024), 0.33, 0),
      woven(move(box(0.004, 0.24, d - 0.09, 0.001), s * (w / 2 - 0.024), 0.475, 0), ([, y, z]) => [0, y, z]),
    ]),
    ...[-0.24, 0.24].map((x) =>
      part(move(turn(box(0.028, 0.32, 0.02, 0.006), 'x', -10), x, 0.635, -d / 2 + 0.034), wood),
    ),
    woven(back, ([x, y]) => [x, y, 0]),
    part(move(cushion(w - 0.1, 0.12, d - 0.06, 0.02, 0.045), 0, 0.41, 0.02), cloth),
  ];
}

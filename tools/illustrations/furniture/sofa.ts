import { ellipse, extrude, type Outline } from '../geometry/extrude.ts';
import { movedParts, type Part, part } from '../geometry/part.ts';
import { bend, move, turn, type Vec } from '../geometry/shape.ts';
import { box, rod } from '../geometry/solids.ts';
import type { Material } from '../surface/material.ts';
import { fourLegs, type LegKind } from './legs.ts';
import { cushion, piping, tufted } from './soft.ts';

export type SofaPlan = {
  width: number;
  depth: number;
  height: number;
  seats: number;
  fabric: Material;
  arm: { width: number; height: number; radius?: number };
  legs: { kind: LegKind; height: number; material: Material; splay?: number };
  seatHeight?: number;
  /** Loose cushions against the back, or one upholstered back. */
  back: 'cushions' | 'tight';
  /** Metres that the right-hand seat reaches farther into the room. */
  chaise?: number;
  corded?: boolean;
};

/** An upholstered sofa about the origin, its back towards -z. */
export function sofa(plan: SofaPlan): Part[] {
  const { width, depth, height, seats, fabric, arm, legs, chaise = 0 } = plan;
  const seatHeight = plan.seatHeight ?? 0.43;
  const inside = width - 2 * arm.width;
  const parts: Part[] = fourLegs(
    legs.kind,
    width - 0.16,
    depth - 0.16,
    legs.height,
    legs.material,
    legs.splay ?? 0.12,
    1.35,
  );
  const add = (shape: Part['shape'], x: number, y: number, z: number) => parts.push(part(move(shape, x, y, z), fabric));
  const deck = seatHeight - 0.15;
  add(box(width - 0.01, deck - legs.height, depth - 0.03, 0.02), 0, (deck + legs.height) / 2, 0);
  const backThick = plan.back === 'tight' ? 0.2 : 0.16;
  add(
    cushion(width - 0.01, height - legs.height, backThick, 0.012, 0.06),
    0,
    (height + legs.height) / 2,
    -depth / 2 + backThick / 2,
  );
  for (const side of [-1, 1]) {
    const armDepth = side > 0 && chaise ? depth * 0.96 : depth;
    add(
      cushion(arm.width, arm.height - legs.height, armDepth, 0.01, arm.radius ?? 0.045),
      side * (width / 2 - arm.width / 2),
      (arm.height + legs.height) / 2,
      (armDepth - depth) / 2,
    );
  }
  const seat = inside / seats;
  const seatDepth = depth - backThick + 0.015;
  for (let i = 0; i < seats; i++) {
    const x = -inside / 2 + seat * (i + 0.5);
    const extra = chaise && i === seats - 1 ? chaise : 0;
    const z = depth / 2 - seatDepth / 2 + 0.012 + extra / 2;
    add(cushion(seat - 0.008, 0.17, seatDepth + extra, 0.026, 0.055), x, deck + 0.078, z);
    if (plan.corded)
      parts.push(
        ...movedParts(
          [0.062, -0.062].flatMap((rise) => piping(seat - 0.008, seatDepth + extra, rise, fabric)),
          x,
          deck + 0.078,
          z,
        ),
      );
    if (extra) {
      add(
        box(seat - 0.012, deck - legs.height, extra, 0.02),
        x,
        (deck + legs.height) / 2,
        depth / 2 - 0.015 + extra / 2,
      );
      parts.push(
        ...movedParts(
          fourLegs(legs.kind, seat - 0.14, 0.02, legs.height, legs.material, 0.1, 1.35),
          x,
          0,
          depth / 2 + extra - 0.1,
        ),
      );
    }
    if (plan.back === 'cushions') {
      const tall = height - seatHeight + 0.05;
      const pillow = turn(cushion(seat - 0.012, tall, 0.19, 0.045, 0.075), 'x', -11);
      add(pillow, x, seatHeight + tall / 2 - 0.012, -depth / 2 + backThick + 0.085);
    }
  }
  return parts;
}

/** Deep-buttoned, with scrolled arms as high as the back. */
export function chesterfield(width: number, fabric: Material, legs: Material): Part[] {
  const [depth, top, roll] = [0.92, 0.74, 0.1];
  const parts = fourLegs('bun', width - 0.2, depth - 0.2, 0.1, legs, 0, 1.1);
  const add = (shape: Part['shape'], x: number, y: number, z: number) => parts.push(part(move(shape, x, y, z), fabric));
  add(box(width - 0.02, 0.2, depth - 0.06, 0.025), 0, 0.2, 0);
  const inner = width - 0.44;
  for (let i = 0; i < 3; i++)
    add(cushion(inner / 3 - 0.006, 0.16, depth - 0.3, 0.022, 0.05), -inner / 3 + (inner / 3) * i, 0.365, 0.14);
  const back = tufted(box(inner + 0.1, 0.36, 0.16, 0.03, 40), 9, 3, inner + 0.1, 0.36, 0.045);
  add(
    bend(back, (x, y, z) => [x, y, z - Math.max(0, y + 0.04) ** 2 * 1.1]),
    0,
    0.53,
    -depth / 2 + 0.2,
  );
  for (const side of [-1, 1]) {
    const arm = tufted(box(depth - 0.2, 0.36, 0.16, 0.03, 24), 4, 3, depth - 0.2, 0.36, 0.04);
    add(
      turn(
        bend(arm, (x, y, z) => [x, y, z - Math.max(0, y + 0.04) ** 2 * 1.1]),
        'y',
        -side * 90,
      ),
      side * (width / 2 - 0.2),
      0.53,
      0.05,
    );
    add(scroll(side, roll, 0.46), side * (width / 2 - 0.135), 0, depth / 2 - 0.02);
    add(turn(box(depth - 0.05, 0.4, 0.1, 0.03), 'y', 90), side * (width / 2 - 0.1), 0.36, 0);
  }
  const path: Vec[] = [
    [-width / 2 + roll + 0.035, top - roll, depth / 2 - 0.03],
    [-width / 2 + roll + 0.035, top - roll, -depth / 2 + 0.3],
    ...Array.from({ length: 7 }, (_, i): Vec => {
      const a = (i / 6) * (Math.PI / 2);
      return [-width / 2 + roll + 0.035 + 0.19 * (1 - Math.cos(a)), top - roll, -depth / 2 + 0.3 - 0.19 * Math.sin(a)];
    }),
  ];
  const whole = [...path, ...path.toReversed().map(([x, y, z]): Vec => [-x, y, z])];
  parts.push(part(rod(whole, roll, 26), fabric));
  return parts;
}

/** The front of a scrolled arm: a panel that widens to a disc. */
function scroll(side: number, roll: number, neck: number): Part['shape'] {
  const outline: Outline = [
    [-0.09, 0.12],
    [0.09, 0.12],
    [0.085, neck],
    ...ellipse(roll * 2, roll * 2, 26, -55, 235).map(([x, y]) => [x, y + 0.74 - roll] as const),
    [-0.085, neck],
  ];
  return extrude(side > 0 ? outline : outline.map(([x, y]) => [-x, y] as const), 0.05, 0.012);
}

/** A settee with a humped back and slim scrolled arms on turned legs. */
export function camelback(width: number, fabric: Material, wood: Material): Part[] {
  const [depth, seat] = [0.74, 0.44];
  const half = width / 2;
  const hump = (x: number) => 0.74 + 0.17 * Math.cos(Math.min(1, Math.abs(x) / (half * 0.86)) * Math.PI);
  const steps = Array.from({ length: 41 }, (_, i) => half - 0.06 - (i / 40) * (width - 0.12));
  const back = extrude(
    [[-half + 0.06, 0.24], [half - 0.06, 0.24], ...steps.map((x) => [x, hump(x)] as const)],
    0.13,
    0.035,
  );
  const parts = [
    ...fourLegs('cabriole', width - 0.12, depth - 0.12, 0.26, wood, 0, 1),
    part(move(back, 0, 0, -depth / 2 + 0.08), fabric),
  ];
  const add = (shape: Part['shape'], x: number, y: number, z: number) => parts.push(part(move(shape, x, y, z), fabric));
  add(box(width - 0.04, 0.13, depth - 0.04, 0.03), 0, 0.3, 0);
  add(cushion(width - 0.26, 0.13, depth - 0.14, 0.028, 0.05), 0, seat - 0.04, 0.06);
  for (const side of [-1, 1]) {
    add(box(0.09, 0.36, depth - 0.06, 0.035), side * (half - 0.07), 0.44, 0.01);
    parts.push(
      part(
        move(
          rod(
            [
              [0, 0, -depth / 2 + 0.06],
              [0, 0.0, 0.1],
              [side * 0.015, 0, depth / 2 - 0.01],
            ],
            0.07,
            22,
          ),
          side * (half - 0.045),
          0.62,
          0,
        ),
        fabric,
      ),
    );
  }
  parts.push(part(move(box(width - 0.06, 0.035, 0.02, 0.008), 0, 0.245, depth / 2 - 0.02), wood));
  return parts;
}

/** One long arc without corners. */
export function curvedSofa(width: number, fabric: Material, legs: Material): Part[] {
  const radius = 2.1;
  const around = (shape: Part['shape']) =>
    bend(shape, (x, y, given) => {
      const angle = x / radius;
      const end = Math.max(0, (Math.abs(x) - width * 0.34) / (width * 0.18));
      const z = given > 0 ? given * Math.sqrt(Math.max(0.12, 1 - Math.min(1, end) ** 2.4)) : given;
      return [Math.sin(angle) * (radius - z), y, radius - Math.cos(angle) * (radius - z) - 0.12];
    });
  const length = width * 1.04;
  const pad = (w: number, h: number, d: number, puff: number, round: number) => {
    const block = box(w, h, d, round, 26);
    return bend(block, (x, y, z) => [
      x,
      y + puff * Math.sign(y) * (1 - (z / d) ** 2 * 3) * (Math.abs(y) > h * 0.3 ? 1 : 0),
      z,
    ]);
  };
  const back = move(pad(length, 0.56, 0.26, 0, 0.125), 0, 0.44, -0.36);
  const ends = bend(back, (x, y, z) => {
    const near = Math.max(0, (Math.abs(x) - length * 0.3) / (length * 0.2));
    return [x, 0.16 + (y - 0.16) * (1 - 0.3 * near ** 2), z + 0.12 * near ** 2];
  });
  const parts = [
    part(around(ends), fabric),
    part(around(move(pad(length - 0.02, 0.2, 0.96, 0, 0.09), 0, 0.17, 0.02)), fabric),
    part(around(move(pad(length - 0.05, 0.18, 0.8, 0.006, 0.085), 0, 0.345, 0.1)), fabric),
  ];
  for (const x of [-0.8, 0, 0.8]) parts.push(part(around(move(box(0.16, 0.08, 0.6, 0.01), x, 0.04, 0)), legs));
  return parts;
}

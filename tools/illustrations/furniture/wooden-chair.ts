import { ellipse, extrude } from '../geometry/extrude.ts';
import { type Part, part } from '../geometry/part.ts';
import { bend, move, turn, type Vec } from '../geometry/shape.ts';
import { box, lathe, rod, smooth } from '../geometry/solids.ts';
import { cane, rush } from '../surface/cloth.ts';
import type { Material } from '../surface/material.ts';
import { board, flatTop } from './case.ts';
import { bar, both, fourLegs, leg } from './legs.ts';
import { cushion } from './soft.ts';

export function windsor(wood: Material): Part[] {
  const seat = move(turn(extrude(ellipse(0.46, 0.43, 40), 0.04, 0.014), 'x', -90), 0, 0.44, 0);
  const saddle = bend(seat, (x, y, z) => [x, y > 0.44 ? y - 0.012 * Math.cos(x * 7) * Math.cos(z * 6) : y, z]);
  const onHoop = (angle: number): Vec => {
    const y = 0.46 + Math.sin(angle) ** 0.8 * 0.53;
    return [-Math.cos(angle) * (0.135 + 0.085 * Math.sin(angle)), y, -0.17 - (y - 0.46) * 0.22];
  };
  const hoop = Array.from({ length: 33 }, (_, i) => onHoop((Math.PI * i) / 32));
  const spindles = Array.from({ length: 9 }, (_, i) => {
    const [x, y, z] = onHoop(Math.PI * (0.22 + 0.07 * i));
    const foot: Vec = [(i - 4) * 0.026, 0.45, -0.165];
    const middle: Vec = [(foot[0] + x) / 2, (foot[1] + y) / 2, (foot[2] + z) / 2];
    return part(
      rod([foot, middle, [x, y, z]], (t) => 0.0065 + 0.004 * Math.sin(t * 3.14), 8),
      wood,
    );
  });
  const legs = [-1, 1].flatMap((sx) =>
    [-1, 1]
      .map((sz) => ({ ...leg('turned', 0.43, wood, [sx * 0.16, sz * 0.15], 0.85) }))
      .map((one, i) => ({ ...one, shape: move(one.shape, sx * 0.14, 0, (i ? 1 : -1) * 0.12) })),
  );
  return [
    part(saddle, wood, 'z'),
    part(rod(hoop, 0.012, 10), wood),
    ...spindles,
    ...legs,
    bar([-0.18, 0.19, 0], [0.18, 0.19, 0], 0.011, wood),
    ...both((s) => [bar([s * 0.175, 0.19, -0.15], [s * 0.175, 0.19, 0.16], 0.011, wood)]),
  ];
}

export function caneDining(wood: Material, cloth: Material): Part[] {
  const weave = cane();
  const back = move(turn(box(0.36, 0.27, 0.004, 0.001), 'x', -9), 0, 0.66, -0.235);
  return [
    ...both((s) => [leg('tapered', 0.43, wood, [s * 0.02, 0.03], 1.05)]).map((one, i) => ({
      ...one,
      shape: move(one.shape, (i ? 1 : -1) * 0.2, 0, 0.19),
    })),
    ...both((s) => [
      part(
        rod(
          smooth(
            [
              [s * 0.205, 0, -0.25],
              [s * 0.2, 0.42, -0.2],
              [s * 0.2, 0.84, -0.265],
            ],
            5,
          ),
          0.0165,
        ),
        wood,
      ),
    ]),
    part(move(box(0.44, 0.05, 0.42, 0.01), 0, 0.425, -0.005), wood),
    part(move(cushion(0.45, 0.055, 0.43, 0.012, 0.026), 0, 0.468, 0.0), cloth),
    part(move(turn(box(0.4, 0.045, 0.022, 0.009), 'x', -9), 0, 0.81, -0.26), wood),
    part(move(turn(box(0.4, 0.03, 0.02, 0.008), 'x', -9), 0, 0.515, -0.212), wood),
    part({ ...back, texture: back.points.map(([x, y]): Vec => [x, y, 0]) }, weave),
  ];
}

export function bentwood(coat: Material): Part[] {
  const loop = (w: number, top: number, low: number): Vec[] =>
    Array.from({ length: 41 }, (_, i): Vec => {
      const along = (i / 40) * 2 - 1;
      const straight = Math.abs(along) > 0.55 ? (1 - Math.abs(along)) / 0.45 : 1;
      const angle = (Math.min(0.55, Math.abs(along)) / 0.55) * (Math.PI / 2);
      const shoulder = top - w * 1.1;
      const y = straight < 1 ? low + (shoulder - low) * straight : shoulder + Math.cos(angle) * w * 1.1;
      const x = straight < 1 ? w * (0.88 + 0.12 * straight) : w * Math.sin(angle);
      return [Math.sign(along) * x, y, -0.15 - (y - 0.45) * 0.2];
    });
  const ring: Vec[] = Array.from({ length: 41 }, (_, i) => [
    Math.cos((i / 40) * 2 * Math.PI) * 0.17,
    0.24,
    Math.sin((i / 40) * 2 * Math.PI) * 0.16,
  ]);
  return [
    part(move(turn(extrude(ellipse(0.41, 0.4, 48), 0.035, 0.014), 'x', -90), 0, 0.45, 0), coat),
    part(rod(loop(0.19, 0.89, 0.44), 0.0125, 10), coat),
    part(rod(loop(0.105, 0.76, 0.46), 0.0105, 10), coat),
    ...both((s) => [
      part(
        rod(
          smooth(
            [
              [s * 0.2, 0, 0.2],
              [s * 0.16, 0.25, 0.15],
              [s * 0.14, 0.45, 0.12],
            ],
            4,
          ),
          0.0135,
        ),
        coat,
      ),
      part(
        rod(
          smooth(
            [
              [s * 0.19, 0, -0.24],
              [s * 0.165, 0.25, -0.16],
              [s * 0.17, 0.46, -0.15],
            ],
            4,
          ),
          0.0135,
        ),
        coat,
      ),
    ]),
    part(rod(ring, 0.009, 8), coat),
  ];
}

export function rocker(wood: Material): Part[] {
  const post = (s: number): Vec[] =>
    smooth(
      [
        [s * 0.23, 0.06, -0.2],
        [s * 0.235, 0.42, -0.19],
        [s * 0.25, 1.06, -0.34],
      ],
      6,
    );
  const slat = (y: number, z: number) =>
    part(
      move(
        bend(box(0.46, 0.085, 0.012, 0.005, 8), (x, v, t) => [
          x,
          v + 0.02 * Math.cos(x * 6) * (v > 0 ? 1 : 0.2),
          t - 0.03 * Math.cos(x * 5),
        ]),
        0,
        y,
        z,
      ),
      wood,
    );
  const runner = (s: number): Vec[] =>
    Array.from({ length: 17 }, (_, i) => [s * 0.25, 0.02 + 0.09 * ((i - 9) / 9) ** 2, -0.42 + (i / 16) * 0.8]);
  const seat = move(box(0.5, 0.05, 0.44, 0.02), 0, 0.415, 0.02);
  return [
    ...both((s) => [
      part(
        rod(post(s), (t) => 0.018 - 0.003 * t),
        wood,
      ),
      part(
        rod(
          [
            [s * 0.25, 0.05, 0.22],
            [s * 0.255, 0.4, 0.225],
            [s * 0.26, 0.64, 0.23],
          ],
          0.017,
        ),
        wood,
      ),
      part(rod(runner(s), 0.018, 10), wood),
      part(
        rod(
          smooth(
            [
              [s * 0.245, 0.645, -0.23],
              [s * 0.27, 0.655, 0],
              [s * 0.27, 0.65, 0.28],
            ],
            5,
          ),
          (t) => 0.016 + 0.008 * t,
        ),
        wood,
      ),
      bar([s * 0.245, 0.25, -0.19], [s * 0.25, 0.25, 0.22], 0.01, wood),
    ]),
    ...[0.55, 0.69, 0.83, 0.97].map((y) => slat(y, -0.19 - (y - 0.42) * 0.235)),
    bar([-0.25, 0.22, 0.225], [0.25, 0.22, 0.225], 0.011, wood),
    bar([-0.25, 0.31, 0.225], [0.25, 0.31, 0.225], 0.011, wood),
    part({ ...seat, texture: seat.points.map(([x, y, z]): Vec => [x, y, z - 0.02]) }, rush()),
  ];
}

/** A low seat without a back, round or square. */
export function stool(kind: 'round' | 'square', wood: Material, seat: Material, height = 0.43): Part[] {
  if (kind === 'round')
    return [
      ...fourLegs('tapered', 0.2, 0.2, height - 0.05, wood, 0.14, 1),
      part(
        move(
          lathe(
            [
              [0, 0],
              [0.17, 0],
              [0.185, 0.02],
              [0.18, 0.05],
              [0.12, 0.07],
              [0, 0.075],
            ],
            36,
          ),
          0,
          height - 0.06,
          0,
        ),
        seat,
      ),
      flatTop(ellipse(0.35, 0.35, 40), 0.02, height - 0.055, wood),
    ];
  return [
    ...fourLegs('tapered', 0.38, 0.28, height - 0.03, wood, 0.04, 1),
    board(0.42, 0.04, 0.32, wood, 0, height - 0.05, 0),
    { ...part(move(cushion(0.41, 0.05, 0.31, 0.01, 0.024), 0, height - 0.015, 0), seat) },
  ];
}

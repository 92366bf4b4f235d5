import { extrude } from '../geometry/extrude.ts';
import { type Part, part } from '../geometry/part.ts';
import { move, type Vec } from '../geometry/shape.ts';
import { lathe, rod, smooth } from '../geometry/solids.ts';
import type { Material } from '../surface/material.ts';
import type { Bedding } from './bedding.ts';
import { bedding, rails } from './bedding.ts';
import { board } from './case.ts';
import { bar } from './legs.ts';

export function ironBed(width: number, iron: Material, knob: Material, covers: Bedding): Part[] {
  const length = 1.93;
  const end = (z: number, h: number): Part[] => {
    const [w, top] = [width + 0.06, h - 0.08];
    const bow: Vec[] = smooth(
      [
        [-w / 2, top - 0.16, z],
        [-w / 4, top - 0.02, z],
        [0, top + 0.03, z],
        [w / 4, top - 0.02, z],
        [w / 2, top - 0.16, z],
      ],
      8,
    );
    const spindles = Array.from({ length: 7 }, (_, i) => {
      const x = ((i - 3) * w) / 8;
      return bar([x, 0.36, z], [x, top + 0.02 - 0.15 * Math.abs(x / (w / 2)) ** 1.8, z], 0.0075, iron);
    });
    const curl = (s: number, mid: number): Vec[] =>
      Array.from({ length: 24 }, (_, i) => {
        const a = (i / 23) * 4.4;
        const r = 0.02 + 0.085 * (i / 23);
        return [mid + s * Math.cos(a) * r, h * 0.5 + 0.08 + Math.sin(a) * r, z + 0.008];
      });
    return [
      ...[-1, 1].flatMap((s) => [
        part(
          rod(
            [
              [(s * w) / 2, 0, z],
              [(s * w) / 2, h - 0.07, z],
            ],
            0.019,
            14,
          ),
          iron,
        ),
        part(
          move(
            lathe(
              [
                [0, 0],
                [0.02, 0],
                [0.014, 0.012],
                [0.03, 0.03],
                [0.034, 0.05],
                [0.024, 0.075],
                [0, 0.085],
              ],
              20,
            ),
            (s * w) / 2,
            h - 0.075,
            z,
          ),
          knob,
        ),
      ]),
      part(rod(bow, 0.012), iron),
      bar([-w / 2, 0.36, z], [w / 2, 0.36, z], 0.012, iron),
      ...spindles,
      ...[-1, 1].flatMap((s) => [
        part(rod(curl(s, (s * w) / 8), 0.006, 8), iron),
        part(rod(curl(-s, s * w * 0.31), 0.006, 8), iron),
      ]),
    ];
  };
  return [
    ...end(-0.03, 1.27),
    ...end(length + 0.04, 0.86),
    ...rails(width, length, 0.34, iron, 0.05),
    ...bedding(width, length, 0.56, covers),
  ];
}

const postProfile = (h: number) =>
  [
    [0, 0],
    [0.035, 0],
    [0.045, 0.03],
    [0.03, 0.09],
    [0.046, 0.14],
    [0.046, 0.46],
    [0.03, 0.5],
    [0.044, 0.54],
    [0.028, 0.6],
    [0.04, 0.75],
    [0.032, 0.95],
    [0.026, 1.2],
    [0.034, 1.26],
    [0.034, 1.3],
    [0.022, 1.34],
    [0.026, 1.6],
    [0.019, h - 0.16],
    [0.03, h - 0.12],
    [0.018, h - 0.1],
    [0.034, h - 0.05],
    [0.02, h - 0.01],
    [0, h],
  ] as const;

export function fourPoster(width: number, wood: Material, covers: Bedding): Part[] {
  const length = 2.03;
  const steps = Array.from({ length: 25 }, (_, i) => [width / 2 - (i / 24) * width, 0] as const).map(
    ([x]) => [x, 1.14 + 0.14 * Math.cos((x / width) * Math.PI)] as const,
  );
  const panel = extrude([[-width / 2, 0.4], [width / 2, 0.4], ...steps], 0.035, 0.01);
  return [
    ...[-1, 1].flatMap((s) =>
      [0, length].map((z) => part(move(lathe(postProfile(2.08), 24), s * (width / 2 + 0.04), 0, z), wood, 'y')),
    ),
    part(panel, wood, 'x'),
    ...rails(width, length, 0.42, wood, 0.18),
    board(width + 0.04, 0.18, 0.035, wood, 0, 0.33, length),
    ...bedding(width, length, 0.6, covers),
  ];
}

export function spindleBed(width: number, wood: Material, covers: Bedding): Part[] {
  const length = 1.92;
  const bobbin = (h: number) => {
    const out: [number, number][] = [[0, 0]];
    const beads = Math.round(h / 0.055);
    for (let i = 0; i < beads; i++)
      for (const [r, t] of [
        [0.011, 0],
        [0.02, 0.3],
        [0.022, 0.5],
        [0.02, 0.7],
      ] as const)
        out.push([r, ((i + t) / beads) * h]);
    return [...out, [0.011, h], [0, h]] as [number, number][];
  };
  const end = (z: number, h: number): Part[] => [
    ...[-1, 1].map((s) =>
      part(
        move(
          lathe(
            [...bobbin(h).map(([r, y]) => [r * 1.5, y] as const), [0.025, h + 0.02], [0.028, h + 0.04], [0, h + 0.07]],
            18,
          ),
          s * (width / 2 + 0.03),
          0,
          z,
        ),
        wood,
        'y',
      ),
    ),
    bar([-width / 2, h - 0.06, z], [width / 2, h - 0.06, z], 0.021, wood),
    bar([-width / 2, 0.36, z], [width / 2, 0.36, z], 0.021, wood),
    ...Array.from({ length: 9 }, (_, i) =>
      part(move(lathe(bobbin(h - 0.45), 12), -width / 2 + (width / 9) * (i + 0.5), 0.38, z), wood, 'y'),
    ),
  ];
  return [
    ...end(-0.02, 0.98),
    ...end(length + 0.03, 0.72),
    ...rails(width, length, 0.36, wood, 0.12),
    ...bedding(width, length, 0.54, covers),
  ];
}

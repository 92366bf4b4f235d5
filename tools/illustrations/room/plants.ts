import { type Part, part } from '../geometry/part.ts';
import { move, turn, type Vec } from '../geometry/shape.ts';
import { lathe, rod, sheet, smooth } from '../geometry/solids.ts';
import { ceramic, clay } from '../surface/hard.ts';
import { hex, type Material, plain, put } from '../surface/material.ts';
import { cloudy } from '../surface/noise.ts';
import { wood } from '../surface/wood.ts';

const leaf = (colour: string): Material => {
  const base = hex(colour);
  return {
    gloss: 0.22,
    sharp: 16,
    sheen: 0.1,
    paint: (x, y, z, out) => put(out, base, 0.75 + cloudy(x * 14, y * 14, z * 14, 2) * 0.5),
  };
};

/** A leaf from a stem at the origin: it rises along y, leans towards z and droops. */
function oneLeaf(length: number, width: number, droop: number): Part['shape'] {
  return sheet(8, 4, (u, v) => {
    const side = (v - 0.5) * 2;
    const broad = width * Math.sin(Math.PI * Math.min(1, u * 0.96 + 0.02)) ** 0.75 * (1 - 0.25 * u);
    const reach = length * u;
    const fall = droop * u * u * length;
    return [
      side * broad * 0.5,
      reach * Math.cos(0.5) - fall,
      reach * Math.sin(0.7) + fall * 0.5 - 0.22 * broad * side * side,
    ];
  });
}

/** A potted plant with large leaves on thin trunks. */
export function plant(height: number, pot: Material = clay('#b9734f'), kind: 'fig' | 'palm' | 'snake' = 'fig'): Part[] {
  const green = leaf(kind === 'snake' ? '#4a6142' : kind === 'palm' ? '#55703c' : '#41603a');
  const potHeight = Math.min(0.34, height * 0.24);
  const parts = [
    part(
      lathe(
        [
          [0, 0],
          [potHeight * 0.36, 0],
          [potHeight * 0.48, potHeight],
          [potHeight * 0.5, potHeight],
          [potHeight * 0.43, potHeight - 0.02],
          [0, potHeight - 0.03],
        ],
        32,
      ),
      pot,
    ),
  ];
  let state = Math.round(height * 1000);
  const next = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  if (kind === 'snake') {
    for (let i = 0; i < 11; i++) {
      const tall = (height - potHeight) * (0.55 + next() * 0.45);
      const blade = sheet(8, 2, (u, v) => [
        (v - 0.5) * 0.055 * (1 - u ** 3),
        u * tall,
        0.012 * Math.cos((v - 0.5) * 3) + 0.05 * u * u,
      ]);
      parts.push(
        part(
          move(turn(blade, 'y', i * 137), Math.sin(i * 2.4) * 0.05, potHeight - 0.03, Math.cos(i * 2.4) * 0.05),
          green,
        ),
      );
    }
    return parts;
  }
  const count = kind === 'palm' ? 22 : 34;
  const trunk: Vec[] = smooth(
    [
      [0, potHeight - 0.04, 0],
      [0.02, height * 0.4, 0.01],
      [-0.015, height * 0.78, 0],
    ],
    6,
  );
  if (kind === 'fig')
    parts.push(
      part(
        rod(trunk, (t) => 0.014 - 0.007 * t, 8),
        wood('walnut'),
      ),
    );
  for (let i = 0; i < count; i++) {
    const share = i / count;
    const angle = i * 137.5 + next() * 30;
    const size = kind === 'palm' ? height * (0.55 + next() * 0.25) : 0.17 + next() * 0.09;
    const shape =
      kind === 'palm'
        ? oneLeaf(size, 0.06, 0.55 + share * 0.7)
        : turn(oneLeaf(size, size * 0.62, 0.35 + next() * 0.35), 'x', 24 - share * 40);
    const y = kind === 'palm' ? potHeight + 0.04 : height * (0.42 + 0.48 * share);
    parts.push(part(move(turn(shape, 'y', angle), 0, y, 0), green));
  }
  return parts;
}

/** A vase of dry branches or eucalyptus, standing at the origin. */
export function vase(kind: 'branches' | 'leaves' | 'empty', pot: Material = ceramic('#d9d0bf'), size = 1): Part[] {
  const parts = [
    part(
      lathe(
        (
          [
            [0, 0],
            [0.05, 0],
            [0.085, 0.06],
            [0.09, 0.13],
            [0.055, 0.2],
            [0.03, 0.235],
            [0.036, 0.26],
            [0.03, 0.26],
            [0.022, 0.235],
            [0, 0.2],
          ] as const
        ).map(([r, y]) => [r * size, y * size] as const),
        32,
      ),
      pot,
    ),
  ];
  if (kind === 'empty') return parts;
  const bark = plain('#6b513a');
  const blossom = plain('#c98f6b');
  const bud = lathe(
    [
      [0, -0.009],
      [0.009, 0],
      [0, 0.011],
    ],
    8,
  );
  const green = leaf('#71825f');
  for (let i = 0; i < 5; i++) {
    const a = i * 2.2;
    const [dx, dz] = [Math.cos(a) * 0.16, Math.sin(a) * 0.08];
    const stem = smooth(
      [
        [0, 0.2 * size, 0],
        [dx * 0.35, 0.38 * size, dz * 0.4],
        [dx * 1.1, (0.56 + (i % 3) * 0.08) * size, dz],
      ],
      7,
    );
    parts.push(part(rod(stem, 0.0028, 6), bark));
    const along = stem.filter((_, k) => (kind === 'branches' ? k > 5 && k % 2 === 0 : k > 3));
    for (const [k, [x, y, z]] of along.entries())
      parts.push(
        kind === 'branches'
          ? part(move(bud, x + 0.006, y, z + 0.006), blossom)
          : part(move(turn(turn(oneLeaf(0.055, 0.04, 0.3), 'y', k * 140), 'z', 10), x, y, z), green),
      );
  }
  return parts;
}

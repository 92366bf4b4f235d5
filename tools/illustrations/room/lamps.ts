import { movedParts, type Part, part } from '../geometry/part.ts';
import { lathe, rod } from '../geometry/solids.ts';
import { type Material, plain } from '../surface/material.ts';

const shade = (colour: string, glow = 0.85): Material => plain(colour, { glow });

export function floorLamp(metal: Material, x = 0): Part[] {
  return movedParts(
    [
      part(
        lathe(
          [
            [0, 0],
            [0.14, 0],
            [0.14, 0.015],
            [0.02, 0.025],
            [0, 0.025],
          ],
          36,
        ),
        metal,
      ),
      part(
        rod(
          [
            [0, 0.02, 0],
            [0, 1.42, 0],
          ],
          0.009,
          10,
        ),
        metal,
      ),
      part(
        lathe(
          [
            [0.19, 1.28],
            [0.135, 1.56],
          ],
          40,
        ),
        shade('#f3dfba', 1.7),
      ),
    ],
    x,
    0,
    0,
  );
}

export function tableLamp(base: Material, size = 1): Part[] {
  return [
    part(
      lathe(
        (
          [
            [0, 0],
            [0.06, 0],
            [0.06, 0.012],
            [0.075, 0.06],
            [0.08, 0.11],
            [0.05, 0.17],
            [0.018, 0.2],
            [0.012, 0.24],
            [0, 0.24],
          ] as const
        ).map(([r, y]) => [r * size, y * size] as const),
        32,
      ),
      base,
    ),
    part(
      lathe(
        [
          [0.135 * size, 0.23 * size],
          [0.09 * size, 0.42 * size],
        ],
        40,
      ),
      shade('#f2dfbc', 1.6),
    ),
  ];
}

export function pendant(colour: string, x: number, y: number, z: number): Part[] {
  const metal = plain(colour, { gloss: 0.3 });
  return movedParts(
    [
      part(
        rod(
          [
            [0, 0.2, 0],
            [0, 2.2, 0],
          ],
          0.004,
          6,
        ),
        plain('#222222'),
      ),
      part(
        lathe(
          [
            [0.03, 0.22],
            [0.05, 0.2],
            [0.16, 0.09],
            [0.22, 0],
            [0.21, 0],
            [0.15, 0.08],
            [0, 0.18],
          ],
          44,
        ),
        metal,
      ),
    ],
    x,
    y,
    z,
  );
}

import { scatterCushion } from '../furniture/soft.ts';
import { ellipse, extrude, roundedRectangle } from '../geometry/extrude.ts';
import { type Part, part } from '../geometry/part.ts';
import { bend, move, turn } from '../geometry/shape.ts';
import { box, lathe } from '../geometry/solids.ts';
import { ceramic, clay } from '../surface/hard.ts';
import { hex, type Material, plain, put } from '../surface/material.ts';

export function bowl(colour: string, size = 0.14): Part[] {
  return [
    part(
      lathe(
        [
          [0, 0],
          [size * 0.4, 0],
          [size * 0.45, 0.012],
          [size * 0.85, size * 0.35],
          [size, size * 0.62],
          [size * 0.95, size * 0.62],
          [size * 0.75, size * 0.32],
          [0, 0.02],
        ],
        36,
      ),
      clay(colour),
    ),
  ];
}

export function fruit(colour: string, count = 4, size = 0.036): Part[] {
  const skin = plain(colour, { gloss: 0.25 });
  return Array.from({ length: count }, (_, i) =>
    part(
      move(
        lathe(
          [
            [0, -size],
            [size * 0.7, -size * 0.7],
            [size, 0],
            [size * 0.7, size * 0.7],
            [0, size * 0.9],
          ],
          18,
        ),
        Math.cos(i * 2.2) * size * 1.2,
        0.05 + (i === count - 1 ? size : 0),
        Math.sin(i * 2.2) * size * 1.2,
      ),
      skin,
    ),
  );
}

export function bookStack(colours: readonly string[]): Part[] {
  return colours.map((colour, i) =>
    part(
      move(
        turn(box(0.25 - i * 0.02, 0.026, 0.18 - i * 0.012, 0.003), 'y', ((i * 37) % 16) - 8),
        0,
        0.013 + i * 0.026,
        0,
      ),
      plain(colour),
    ),
  );
}

/** A loose cushion leaning on a back. */
export const pillow = (size: number, cloth: Material, x: number, y: number, z: number, lean = 22, roll = 0): Part =>
  part(move(scatterCushion(size, lean, roll), x, y, z), cloth);

/** Three rounded stones or trays: something small for a table top. */
export function tray(colour: Material, width = 0.3): Part[] {
  const flat = turn(extrude(roundedRectangle(width, width * 0.62, 0.03), 0.014, 0.005), 'x', -90);
  return [part(move(flat, 0, 0.008, 0), colour)];
}

/** Perfume bottles, a jar and a dish on a dressing table. */
export function toiletries(): Part[] {
  const amber = plain('#8a5a2e', { gloss: 0.5, sharp: 50, mirror: 0.08, blur: 0.6 });
  const pale = ceramic('#d8c9c0');
  return [
    part(
      move(
        lathe(
          [
            [0, 0],
            [0.024, 0],
            [0.024, 0.06],
            [0.01, 0.075],
            [0.01, 0.09],
            [0.015, 0.092],
            [0.015, 0.112],
            [0, 0.112],
          ],
          20,
        ),
        -0.06,
        0,
        0,
      ),
      amber,
    ),
    part(move(box(0.04, 0.055, 0.025, 0.006), 0.0, 0.028, 0.02), pale),
    part(
      move(
        lathe(
          [
            [0, 0],
            [0.008, 0],
            [0.012, 0.012],
            [0, 0.02],
          ],
          14,
        ),
        0,
        0.055,
        0.02,
      ),
      plain('#c59b52', { gloss: 0.5 }),
    ),
    part(
      move(
        lathe(
          [
            [0, 0],
            [0.032, 0],
            [0.034, 0.03],
            [0.03, 0.036],
            [0, 0.04],
          ],
          24,
        ),
        0.075,
        0,
        0.01,
      ),
      ceramic('#b7a79a'),
    ),
    part(
      move(
        bend(turn(extrude(ellipse(0.14, 0.1, 30), 0.008, 0.003), 'x', -90), (x, y, z) => [
          x,
          y + (x * x + z * z) * 2,
          z,
        ]),
        0.19,
        0.006,
        0.02,
      ),
      pale,
    ),
  ];
}

export function basket(size = 0.2): Part[] {
  const weave: Material = {
    paint: (x, y, z, out) =>
      put(
        out,
        hex('#b8935c'),
        0.7 +
          0.4 * Math.abs(Math.sin(y * 170)) * (0.7 + 0.3 * Math.sin(Math.atan2(x, z) * 40 + Math.floor(y * 54) * 3.1)),
      ),
    upright: true,
    continuous: true,
  };
  return [
    part(
      lathe(
        [
          [0, 0],
          [size * 0.8, 0],
          [size, size * 0.7],
          [size * 0.92, size * 1.35],
          [size * 0.87, size * 1.35],
          [size * 0.92, size * 0.7],
          [0, 0.02],
        ],
        40,
      ),
      weave,
    ),
  ];
}

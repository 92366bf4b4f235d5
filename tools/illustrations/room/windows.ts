import { type Part, part } from '../geometry/part.ts';
import { move } from '../geometry/shape.ts';
import { box, sheet } from '../geometry/solids.ts';
import { linen } from '../surface/cloth.ts';
import { hex, type Material, plain, put } from '../surface/material.ts';
import { cloudy } from '../surface/noise.ts';

/** A curtain of `width` hanging from above the frame, before the wall. */
export function curtain(x: number, width: number, colour: string): Part[] {
  const cloth = linen(colour, 0.06);
  const fall = sheet(70, 3, (u, v) => [
    x + (u - 0.5) * width,
    0.02 + v * 3.2,
    0.1 + 0.035 * Math.sin(u * width * 60) + 0.012 * Math.sin(u * width * 23 + v * 2),
  ]);
  return [part(fall, cloth)];
}

/** A window in the back wall, bright outside. */
export function backWindow(x: number, y: number, width: number, height: number, colour = '#efe9dc'): Part[] {
  const frame = plain(colour, { gloss: 0.1 });
  const post = (w: number, h: number, px: number, py: number, d = 0.05) =>
    part(move(box(w, h, d, 0.006), x + px, y + py, d / 2), frame);
  const sky: Material = {
    glow: 1.35,
    continuous: true,
    upright: true,
    paint: (_x, py, _z, out) =>
      put(
        out,
        hex('#e9efe9'),
        0.72 +
          0.34 * Math.min(1, Math.max(0, (py - y + height / 2) / height)) +
          (cloudy(_x * 2.2, py * 2.2, 1, 3) - 0.5) * (py < y ? 0.5 : 0.12),
      ),
  };
  return [
    part(
      sheet(1, 1, (u, v) => [x + (u - 0.5) * width, y + (v - 0.5) * height, 0.012]),
      sky,
    ),
    post(width + 0.1, 0.06, 0, height / 2 + 0.02),
    post(width + 0.2, 0.05, 0, -height / 2 - 0.02, 0.14),
    post(0.06, height, -width / 2 - 0.01, 0),
    post(0.06, height, width / 2 + 0.01, 0),
    post(0.035, height, 0, 0, 0.035),
    post(width, 0.03, 0, 0.12, 0.03),
  ];
}

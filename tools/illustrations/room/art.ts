import { movedParts, type Part, part } from '../geometry/part.ts';
import { move, type Vec } from '../geometry/shape.ts';
import { box, sheet } from '../geometry/solids.ts';
import { type Colour, hex, type Material, put, step } from '../surface/material.ts';
import { cloudy, noise } from '../surface/noise.ts';
import { wood } from '../surface/wood.ts';

export type Motif = 'hills' | 'sun' | 'stones' | 'stripes' | 'leafs' | 'ink';

/** Our own small abstract prints: what is painted at (u, v), both from 0 to 1. */
function motif(kind: Motif, colours: readonly Colour[], u: number, v: number, wide: number): number {
  const wobble = (cloudy(u * 4, v * 4, 7, 3) - 0.5) * 0.05;
  if (kind === 'hills') {
    for (let i = colours.length - 1; i >= 1; i--)
      if (v < 0.16 * i + 0.09 * Math.sin(u * (3.2 + i) + i * 1.9) + wobble + 0.06) return colours.length - i;
    return 0;
  }
  if (kind === 'sun') {
    if (v < 0.3 + wobble) return 2;
    if (Math.hypot((u - 0.56) * wide, v - 0.58) < 0.2 + wobble * 0.3) return 1;
    return v < 0.38 + 0.05 * Math.sin(u * 5) ? 3 : 0;
  }
  if (kind === 'stones') {
    const blob = (x: number, y: number, a: number, b: number) =>
      Math.hypot(((u - x) * wide) / a, (v - y) / b) < 1 + wobble * 2;
    if (blob(0.5, 0.74, 0.13, 0.09)) return 3;
    if (blob(0.47, 0.53, 0.2, 0.13)) return 1;
    return blob(0.53, 0.28, 0.27, 0.14) ? 2 : 0;
  }
  if (kind === 'stripes')
    return Math.floor((v + wobble * 0.5) * 7) % 2 === 0 ? 1 + (Math.floor(v * 3.5) % (colours.length - 1)) : 0;
  if (kind === 'leafs') {
    const stem = Math.abs(u - 0.5 - 0.06 * Math.sin(v * 4)) * wide < 0.006 && v > 0.14 && v < 0.86;
    const k = Math.floor(v * 9);
    const side = k % 2 ? 1 : -1;
    const [x, y] = [(u - 0.5 - (side * 0.16) / wide) * wide, v - (k + 0.5) / 9];
    return stem || (k > 1 && k < 8 && Math.hypot(x / 0.13, (y - side * x * 0.5) / 0.038) < 1)
      ? 1 + (k % (colours.length - 1))
      : 0;
  }
  return Math.abs(noise(u * 3, v * 2.2, 3) - 0.5 + (v - 0.5) * 0.3) < 0.07 + 0.05 * noise(u * 20, v * 4, 1) ? 1 : 0;
}

/** A framed print on the wall, its middle at (x, y). */
export function print(
  kind: Motif,
  palette: readonly string[],
  x: number,
  y: number,
  width: number,
  height: number,
  frame: Material = wood('oak'),
): Part[] {
  const colours = palette.map(hex);
  const paper: Material = {
    upright: true,
    continuous: true,
    paint(px, py, _z, out) {
      const [u, v] = [px / width + 0.5, py / height + 0.5];
      const mat = Math.min(u, 1 - u) * width < 0.05 || Math.min(v, 1 - v) * height < 0.05;
      const which = mat ? -1 : motif(kind, colours, u, v, width / height);
      put(
        out,
        which < 0 ? hex('#ece5d6') : (colours[which] ?? colours[0] ?? [0.5, 0.5, 0.5]),
        0.95 + (cloudy(px * 9, py * 9, 3, 2) - 0.5) * 0.16 * step(-0.5, 0.5, which),
      );
    },
  };
  const edge = 0.022;
  const side = (w: number, h: number, px: number, py: number): Part =>
    part(move(box(w, h, 0.025, 0.003), px, py, 0.014), frame);
  const sheetOf = sheet(1, 1, (u, v): Vec => [(u - 0.5) * width, (v - 0.5) * height, 0.012]);
  return movedParts(
    [
      part(sheetOf, paper),
      side(width + 2 * edge, edge, 0, height / 2 + edge / 2),
      side(width + 2 * edge, edge, 0, -height / 2 - edge / 2),
      side(edge, height, -width / 2 - edge / 2, 0),
      side(edge, height, width / 2 + edge / 2, 0),
    ],
    x,
    y,
    0,
  );
}

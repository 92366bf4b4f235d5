import type { Shadow } from './lights.ts';

/** The window that the sun falls through: its plane at x, panes from y to y and z to z. */
export type SunWindow = {
  x: number;
  low: number;
  high: number;
  back: number;
  front: number;
  columns: number;
  rows: number;
};

/** What a point gets: red, green, blue, highlight, and how much of the room's even light reaches it (about 0 to 1). */
export const gathered = new Float64Array(5);

/** Metres that a point is lifted off its surface before it looks for light, so that it does not shade itself. */
const LIFT = 0.01;
const SLACK = 0.008;

/** Numbers kept for one light: direction, colour, the map's two axes with scale and offset, kind. */
const STRIDE = 15;

function flattened(group: readonly Shadow[], all: readonly Shadow[]): Float64Array {
  const kindOf = ({ light }: Shadow) => (light.sun ? 1 : light.fill ? 2 : 0);
  const share = [0, 1, 2].map((kind) => {
    const here = group.filter((shadow) => kindOf(shadow) === kind).length;
    return here === 0 ? 0 : all.filter((shadow) => kindOf(shadow) === kind).length / here;
  });
  return Float64Array.from(
    group.flatMap((shadow) => {
      const { light, across, up, scale, offset } = shadow;
      const kind = kindOf(shadow);
      return [
        ...[light.x, light.y, light.z],
        ...light.colour.map((part) => part * share[kind]),
        ...[across[0] * scale[0], across[2] * scale[0], offset[0]],
        ...[up[0] * scale[1], up[1] * scale[1], up[2] * scale[1], offset[1]],
        ...[kind, share[kind] / all.filter((one) => kindOf(one) === kind).length],
      ];
    }),
  );
}

/** Whether the sun comes through a pane to this point. */
function throughWindow(
  window: SunWindow,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
): boolean {
  const t = (window.x - x) / dx;
  if (t < 0) return false;
  const u = (z + t * dz - window.back) / (window.front - window.back);
  const v = (y + t * dy - window.low) / (window.high - window.low);
  if (u < 0 || u > 1 || v < 0 || v > 1) return false;
  return Math.abs(((u * window.columns) % 1) - 0.5) < 0.45 && Math.abs(((v * window.rows) % 1) - 0.5) < 0.455;
}

/**
 * Collects light at points. Each of four neighbouring samples asks a quarter of the lights, so that together they
 * have asked all.
 * @param side 1 or -1: the side of the room that the window is on
 */
export function createGatherer(shadows: readonly Shadow[], window: SunWindow, side: number) {
  const quarter = Math.ceil(shadows.length / 4);
  const groups = [0, 1, 2, 3].map((g) => {
    const group = shadows.slice(g * quarter, (g + 1) * quarter);
    return {
      numbers: flattened(group, shadows),
      maps: group.map(({ depth }) => depth),
      sizes: group.map(({ size }) => size),
    };
  });

  return function gather(
    column: number,
    row: number,
    px: number,
    py: number,
    pz: number,
    nx: number,
    ny: number,
    nz: number,
    vx: number,
    vy: number,
    vz: number,
    gloss: number,
    squarings: number,
  ): void {
    const { numbers, maps, sizes } = groups[(column & 1) + (row & 1) * 2];
    const sx = px + nx * LIFT;
    const sy = py + ny * LIFT;
    const sz = pz + nz * LIFT;
    // Farther from the window it grows darker.
    const nearWindow = Math.max(0.5, Math.min(1.35, 1.04 + 0.17 * px * side));
    let dither = ((column * 73 + row * 151) % 61) / 61 - 0.5;
    let r = 0;
    let g = 0;
    let b = 0;
    let shine = 0;
    let seen = 0;
    for (let i = 0, at = 0; i < maps.length; i++, at += STRIDE) {
      dither += 0.381966;
      if (dither > 0.5) dither -= 1;
      const lx = numbers[at];
      const ly = numbers[at + 1];
      const lz = numbers[at + 2];
      const lit = nx * lx + ny * ly + nz * lz;
      if (lit <= 0) continue;
      const u = Math.floor(sx * numbers[at + 6] + sz * numbers[at + 7] + numbers[at + 8] + dither * 1.4);
      const v = Math.floor(
        sx * numbers[at + 9] + sy * numbers[at + 10] + sz * numbers[at + 11] + numbers[at + 12] - dither * 1.1,
      );
      const size = sizes[i];
      const onMap = u >= 0 && v >= 0 && u < size && v < size;
      if (onMap && maps[i][v * size + u] > sx * lx + sy * ly + sz * lz + SLACK) continue;
      const kind = numbers[at + 13];
      if (kind === 1 && !throughWindow(window, px, py, pz, lx, ly, lz)) continue;
      if (kind === 2) seen += numbers[at + 14];
      const amount = kind === 2 ? 1 : nearWindow;
      const strength = lit * amount;
      r += numbers[at + 3] * strength;
      g += numbers[at + 4] * strength;
      b += numbers[at + 5] * strength;
      if (gloss > 0) {
        const hx = vx + lx;
        const hy = vy + ly;
        const hz = vz + lz;
        let half = (nx * hx + ny * hy + nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz);
        for (let s = 0; s < squarings; s++) half *= half;
        shine += half * amount * (numbers[at + 3] + numbers[at + 4]) * 0.5;
      }
    }
    gathered[0] = r;
    gathered[1] = g;
    gathered[2] = b;
    gathered[3] = shine;
    gathered[4] = seen;
  };
}

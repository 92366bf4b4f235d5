import type { Projection } from './camera.ts';

/** For every pixel the nearest triangle; -1 where there is none. */
export type Frame = { width: number; height: number; near: Float32Array; triangle: Int32Array };

export const emptyFrame = (width: number, height: number): Frame => ({
  width,
  height,
  near: new Float32Array(width * height).fill(-1e9),
  triangle: new Int32Array(width * height).fill(-1),
});

/** Shares of the three corners in a point, as they are on screen. */
export function shares(at: Projection, triangle: number, px: number, py: number, out: Float32Array): void {
  const a = triangle * 3;
  const { x, y } = at;
  const bx = x[a + 1] - x[a];
  const by = y[a + 1] - y[a];
  const cx = x[a + 2] - x[a];
  const cy = y[a + 2] - y[a];
  const dx = px - x[a];
  const dy = py - y[a];
  const area = bx * cy - by * cx;
  out[1] = (dx * cy - dy * cx) / area;
  out[2] = (bx * dy - by * dx) / area;
  out[0] = 1 - out[1] - out[2];
}

/** Whether we look at the outside of a triangle. */
export function isFront(at: Projection, triangle: number): boolean {
  const a = triangle * 3;
  const { x, y } = at;
  return (x[a + 1] - x[a]) * (y[a + 2] - y[a]) < (y[a + 1] - y[a]) * (x[a + 2] - x[a]);
}

let enter = 0;
let leave = 0;

/** Keeps the steps at which `start + step × slope` is not below zero. */
function narrow(start: number, slope: number): void {
  if (slope > 1e-12) enter = Math.max(enter, -start / slope);
  else if (slope < -1e-12) leave = Math.min(leave, -start / slope);
  else if (start < 0) leave = -1;
}

/**
 * Draws triangles with a depth buffer.
 * @param take whether a triangle belongs to this frame
 * @param hole whether there is nothing at this point of it; not asked when left out
 */
export function draw(
  frame: Frame,
  at: Projection,
  count: number,
  take: (triangle: number) => boolean,
  hole?: (triangle: number, px: number, py: number) => boolean,
): void {
  const { width, height, near, triangle } = frame;
  for (let t = 0; t < count; t++) {
    if (!take(t)) continue;
    const a = t * 3;
    const ax = at.x[a];
    const ay = at.y[a];
    const bx = at.x[a + 1];
    const by = at.y[a + 1];
    const cx = at.x[a + 2];
    const cy = at.y[a + 2];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (area === 0) continue;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    const turn = 1 / area;
    const bStepX = (cy - ay) * turn;
    const bStepY = -(cx - ax) * turn;
    const cStepX = -(by - ay) * turn;
    const cStepY = (bx - ax) * turn;
    const depthA = at.near[a];
    const depthB = at.near[a + 1] - depthA;
    const depthC = at.near[a + 2] - depthA;
    for (let row = top; row <= bottom; row++) {
      const dy = row + 0.5 - ay;
      const startB = (left + 0.5 - ax) * bStepX + dy * bStepY;
      const startC = (left + 0.5 - ax) * cStepX + dy * cStepY;
      // Where the row enters and leaves the triangle; slivers would cost their whole bounding box otherwise.
      enter = 0;
      leave = right - left;
      narrow(startB, bStepX);
      narrow(startC, cStepX);
      narrow(1 - startB - startC, -bStepX - cStepX);
      for (let step = Math.ceil(enter - 1e-4); step <= leave + 1e-4; step++) {
        const column = left + step;
        const shareB = startB + step * bStepX;
        const shareC = startC + step * cStepX;
        const depth = depthA + depthB * shareB + depthC * shareC;
        const index = row * width + column;
        if (depth <= near[index] || hole?.(t, column + 0.5, row + 0.5)) continue;
        near[index] = depth;
        triangle[index] = t;
      }
    }
  }
}

import type { Triangles } from '../geometry/triangles.ts';
import type { Colour, Material } from '../surface/material.ts';
import type { Projection, View } from './camera.ts';
import { createGatherer, gathered, type SunWindow } from './gather.ts';
import type { Mood, Shadow } from './lights.ts';
import { type Frame, isFront, shares } from './raster.ts';

export type Stage = {
  triangles: Triangles;
  materials: readonly Material[];
  projection: Projection;
  view: View;
  mood: Mood;
  shadows: readonly Shadow[];
  wall: Colour;
  ground: Colour;
  gobo: SunWindow;
};

/** The room as a mirror sees it: the wall opposite, floor below, and the window at the side. */
function mirrored(stage: Stage, x: number, y: number, z: number, blur: number, out: Float32Array): void {
  const soft = 0.03 + blur * 0.5;
  const side = Math.sign(stage.mood.from[0]) * x;
  const up = smoothstep(-0.26 - soft, -0.22 + soft, y);
  const between = (value: number, low: number, high: number) =>
    smoothstep(low - soft, low + soft, value) * (1 - smoothstep(high - soft, high + soft, value));
  const bar = 1 - 0.7 * (1 - blur) * between(side, 0.205, 0.21) * (blur < 0.5 ? 1 : 0);
  const opposite = z > 0 ? between(side, 0.08, 0.34) * between(y, -0.16, 0.34) * bar * (1 - blur) * 0.55 : 0;
  const window = between(side, 0.45, 0.92) * between(y, -0.1, 0.62);
  for (let k = 0; k < 3; k++) {
    const floorLight = stage.ground[k] * 0.42 * (1 - up);
    const wallLight = (stage.wall[k] * 0.6 + 0.2) * (0.8 + 0.2 * z + 0.9 * side * (1 - blur)) * up;
    out[k] =
      floorLight + Math.max(0, wallLight) + (opposite + window * (1 - blur * 0.45) * 0.85) * stage.mood.windowColour[k];
  }
}

const smoothstep = (from: number, to: number, value: number) => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Gives one sample of a frame its light. Keep one per frame: it reuses its scratch space. */
export function createShader(stage: Stage) {
  const { triangles, projection, shadows, view, mood } = stage;
  const { points, normals, texture, material } = triangles;
  const share = new Float32Array(3);
  const paint = new Float32Array(3);
  const mirrorColour = new Float32Array(3);
  const gather = createGatherer(shadows, stage.gobo, Math.sign(mood.from[0]));
  const [eyeX, eyeY, eyeZ] = [view.x, view.eye, view.away + view.depth];

  const mix = (from: Float32Array, base: number, k: number) =>
    from[base + k] * share[0] + from[base + 3 + k] * share[1] + from[base + 6 + k] * share[2];

  return function shade(frame: Frame, column: number, row: number, out: Float32Array): void {
    const t = frame.triangle[row * frame.width + column];
    shares(projection, t, column + 0.5, row + 0.5, share);
    const near = projection.near;
    let total = 0;
    for (let k = 0; k < 3; k++) total += share[k] *= near[t * 3 + k];
    for (let k = 0; k < 3; k++) share[k] /= total;
    const base = t * 9;
    const px = mix(points, base, 0);
    const py = mix(points, base, 1);
    const pz = mix(points, base, 2);
    let nx = mix(normals, base, 0);
    let ny = mix(normals, base, 1);
    let nz = mix(normals, base, 2);
    let vx = eyeX - px;
    let vy = eyeY - py;
    let vz = eyeZ - pz;
    const far = Math.sqrt(vx * vx + vy * vy + vz * vz);
    vx /= far;
    vy /= far;
    vz /= far;
    const flip = (isFront(projection, t) ? 1 : -1) / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
    nx *= flip;
    ny *= flip;
    nz *= flip;
    const facing = Math.max(0, nx * vx + ny * vy + nz * vz);

    const stuff = stage.materials[material[t]];
    stuff.paint(mix(texture, base, 0), mix(texture, base, 1), mix(texture, base, 2), paint);
    if (stuff.glow) {
      for (let k = 0; k < 3; k++) out[k] = paint[k] * stuff.glow;
      return;
    }
    const gloss = stuff.gloss ?? 0;
    gather(column, row, px, py, pz, nx, ny, nz, vx, vy, vz, gloss, Math.round(Math.log2(stuff.sharp ?? 20)));
    let [r, g, b] = gathered;
    const shine = gathered[3];
    const open = Math.min(1, gathered[4] * 1.65);
    // Light that the floor and the walls give back.
    const below = (0.5 - 0.5 * ny) * 0.3 * (0.25 + 0.75 * open) * (py < 0.02 ? 0 : 1);
    const around = 0.16 * open;
    r += stage.ground[0] * below * mood.fill + stage.wall[0] * around * mood.fill;
    g += stage.ground[1] * below * mood.fill + stage.wall[1] * around * mood.fill;
    b += stage.ground[2] * below * mood.fill + stage.wall[2] * around * mood.fill;

    const rim = stuff.sheen ? stuff.sheen * (1 - facing) ** 2.6 * 1.5 : 0;
    out[0] = paint[0] * r * (1 + rim) + rim * 0.05 * r;
    out[1] = paint[1] * g * (1 + rim) + rim * 0.05 * g;
    out[2] = paint[2] * b * (1 + rim) + rim * 0.05 * b;
    if (gloss > 0)
      for (let k = 0; k < 3; k++) out[k] += shine * gloss * (stuff.mirror ? 0.4 + paint[k] * 0.6 : 1) * 0.55;
    if (stuff.mirror) {
      const twice = 2 * (nx * vx + ny * vy + nz * vz);
      mirrored(stage, nx * twice - vx, ny * twice - vy, nz * twice - vz, stuff.blur ?? 0, mirrorColour);
      const edge = stuff.mirror + (1 - stuff.mirror) * (1 - facing) ** 5 * 0.7;
      const kept = 0.35 + 0.65 * open;
      const metal = stuff.mirror > 0.3;
      for (let k = 0; k < 3; k++)
        out[k] = out[k] * (1 - edge) + mirrorColour[k] * (metal ? paint[k] * 1.35 : 1) * edge * kept;
    }
  };
}

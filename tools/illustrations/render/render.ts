import type { Part } from '../geometry/part.ts';
import { toTriangles } from '../geometry/triangles.ts';
import { type Colour, hex } from '../surface/material.ts';
import { project, type View } from './camera.ts';
import { develop } from './develop.ts';
import { castShadow, type Mood, roomLights } from './lights.ts';
import { draw, emptyFrame, type Frame, shares } from './raster.ts';
import { createShader, type Stage } from './shade.ts';

export type Scene = {
  parts: readonly Part[];
  view: View;
  mood: Mood;
  /** Screen colours of wall and floor, for the light they give back. */
  wall: string;
  ground: string;
  exposure?: number;
};

/** Samples in each direction for one pixel of the finished picture. */
const FINE = 1.5;

/** Draws a scene with soft window light. The size is that of the finished picture, in pixels. */
export async function render(scene: Scene, width: number, height: number) {
  const materials = [...new Set(scene.parts.map(({ material }) => material))];
  const triangles = toTriangles(scene.parts, materials);
  const [w, h] = [Math.round(width * FINE), Math.round(height * FINE)];
  const projection = project(triangles.points, scene.view, w, h);
  const stuff = (t: number) => materials[triangles.material[t]];

  const share = new Float32Array(3);
  const hole = (t: number, x: number, y: number) => {
    const material = stuff(t);
    if (!material.hole) return false;
    shares(projection, t, x, y, share);
    for (let k = 0; k < 3; k++) share[k] *= projection.near[t * 3 + k];
    const total = share[0] + share[1] + share[2];
    const at = (k: number) =>
      (triangles.texture[t * 9 + k] * share[0] +
        triangles.texture[t * 9 + 3 + k] * share[1] +
        triangles.texture[t * 9 + 6 + k] * share[2]) /
      total;
    return material.hole(at(0), at(1), at(2));
  };
  const solid = emptyFrame(w, h);
  draw(solid, projection, triangles.count, (t) => stuff(t).clear === undefined, hole);
  const glass = emptyFrame(w, h);
  draw(glass, projection, triangles.count, (t) => stuff(t).clear !== undefined);

  const casts = Uint8Array.from({ length: triangles.count }, (_, t) =>
    stuff(t).shadowless || stuff(t).clear !== undefined || (stuff(t).glow ?? 0) > 0 ? 0 : 1,
  );
  const size = Math.max(256, Math.min(900, Math.round(width * 0.56)));
  const stage: Stage = {
    triangles,
    materials,
    projection,
    view: scene.view,
    mood: scene.mood,
    shadows: roomLights(scene.mood).map((light) =>
      castShadow(light, triangles, casts, light.fill ? Math.round(size * 0.7) : size),
    ),
    wall: hex(scene.wall),
    ground: hex(scene.ground),
    gobo: sunWindow(scene),
  };
  return develop(shadeAll(stage, solid, glass), w, h, scene.exposure ?? 1, width);
}

/** Puts the window where its pattern falls on the wall beside the middle of the picture. */
function sunWindow({ mood, view }: Scene): Stage['gobo'] {
  const [dx, dy, dz] = mood.from;
  const plane = Math.sign(dx) * 2.6;
  const t = (plane - view.x - view.wide * 0.12 * -Math.sign(dx)) / dx;
  const [middleY, middleZ] = [1.5 + t * dy, t * dz];
  return {
    x: plane,
    low: middleY - 0.8,
    high: middleY + 0.75,
    back: middleZ - 0.62,
    front: middleZ + 0.62,
    columns: 2,
    rows: 3,
  };
}

function shadeAll(stage: Stage, solid: Frame, glass: Frame): Float32Array {
  const { width, height } = solid;
  const light = new Float32Array(width * height * 3);
  const shade = createShader(stage);
  const out = new Float32Array(3);
  const backdrop: Colour = stage.wall;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const index = row * width + column;
      if (solid.triangle[index] >= 0) shade(solid, column, row, out);
      else out.set(backdrop);
      light.set(out, index * 3);
      const pane = glass.triangle[index];
      if (pane < 0 || glass.near[index] < solid.near[index]) continue;
      const { clear = 0 } = stage.materials[stage.triangles.material[pane]];
      shade(glass, column, row, out);
      for (let k = 0; k < 3; k++) light[index * 3 + k] = light[index * 3 + k] * clear + out[k] * (1 - clear);
    }
  return light;
}

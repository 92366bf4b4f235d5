import type { Triangles } from '../geometry/triangles.ts';
import type { Projection } from './camera.ts';
import { draw, emptyFrame } from './raster.ts';

/** One of many far lights that together make a window and a room. */
export type Light = {
  /** Towards the light. */
  x: number;
  y: number;
  z: number;
  colour: [number, number, number];
  /** Comes straight from the sun through the window's bars, and falls as a pattern. */
  sun: boolean;
  /** Part of the even light of the room rather than of the window. */
  fill: boolean;
};

export type Mood = {
  /** Strength of the window, of the sun patch, and of the room's own light. */
  window: number;
  sun: number;
  fill: number;
  /** Colour of the window's light and of the room's. */
  windowColour: readonly [number, number, number];
  fillColour: readonly [number, number, number];
  /** Height and forwardness of the window: direction towards its middle. */
  from: readonly [number, number, number];
  /** How wide the window is, as the tangent of half its angle. */
  spread: number;
};

/** A few samples evenly spread over a disc, by the golden angle. */
const disc = (i: number, count: number) => {
  const [radius, angle] = [Math.sqrt((i + 0.5) / count), i * 2.399963];
  return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
};

const WINDOW = 44;
const SUN = 16;
const FILL = 56;

export function roomLights(mood: Mood): Light[] {
  const cone = (count: number, spread: number, strength: number, colour: Mood['windowColour'], sun: boolean): Light[] =>
    Array.from({ length: count }, (_, i) => {
      const [a, b] = disc(i, count);
      const [x, y, z] = mood.from;
      const along = Math.hypot(x, z);
      const direction = [x + (-z / along) * a * spread, y + b * spread, z + (x / along) * a * spread];
      return light(
        direction,
        colour.map((part) => (part * strength) / count),
        sun,
        false,
      );
    });
  const room = Array.from({ length: FILL }, (_, i): Light => {
    // Over the half of the sky before the wall; brighter from the window's side and from above.
    const y = 0.04 + 0.95 * ((i + 0.5) / FILL);
    const angle = (i * 2.399963) % (2 * Math.PI);
    const flat = Math.sqrt(1 - y * y);
    const [x, z] = [Math.cos(angle) * flat, Math.abs(Math.sin(angle)) * flat + 0.05];
    const side = x * Math.sign(mood.from[0]) > 0 ? 1.25 : 0.72;
    const warm = x * Math.sign(mood.from[0]) > 0 ? 0 : 0.06;
    const strength = (mood.fill * side * (0.7 + 0.5 * y)) / FILL;
    const [r, g, b] = mood.fillColour;
    return light([x, y, z], [(r + warm) * strength, g * strength, (b - warm) * strength], false, true);
  });
  const sun = mood.sun > 0 ? cone(SUN, 0.022, mood.sun, [1, 0.86, 0.66], true) : [];
  return interleave([...cone(WINDOW, mood.spread, mood.window, mood.windowColour, false), ...sun, ...room]);
}

function light(direction: number[], colour: number[], sun: boolean, fill: boolean): Light {
  const length = Math.hypot(...direction);
  const [x, y, z] = direction.map((part) => part / length);
  return { x, y, z, colour: [colour[0], colour[1], colour[2]], sun, fill };
}

/** Each of four neighbouring samples sees every fourth light; together they see all, and evenly so. */
const interleave = (lights: Light[]) => [0, 1, 2, 3].flatMap((group) => lights.filter((_, i) => i % 4 === group));

export type Shadow = {
  light: Light;
  size: number;
  depth: Float32Array;
  /** Place on the map: dot product with these, times scale, plus offset. */
  across: readonly [number, number, number];
  up: readonly [number, number, number];
  scale: readonly [number, number];
  offset: readonly [number, number];
};

/** What a light sees of the things that cast shadows. */
export function castShadow(light: Light, casters: Triangles, takes: Uint8Array, size: number): Shadow {
  const flat = Math.hypot(light.x, light.z);
  const across = [light.z / flat, 0, -light.x / flat] as const;
  const up = [
    light.y * across[2] - light.z * across[1],
    light.z * across[0] - light.x * across[2],
    light.x * across[1] - light.y * across[0],
  ] as const;
  const count = casters.count * 3;
  const at: Projection = { x: new Float32Array(count), y: new Float32Array(count), near: new Float32Array(count) };
  let left = 1e9;
  let right = -1e9;
  let low = 1e9;
  let high = -1e9;
  for (let i = 0; i < count; i++) {
    const x = casters.points[i * 3];
    const y = casters.points[i * 3 + 1];
    const z = casters.points[i * 3 + 2];
    at.x[i] = x * across[0] + z * across[2];
    at.y[i] = x * up[0] + y * up[1] + z * up[2];
    at.near[i] = x * light.x + y * light.y + z * light.z;
    if (!takes[Math.floor(i / 3)]) continue;
    left = Math.min(left, at.x[i]);
    right = Math.max(right, at.x[i]);
    low = Math.min(low, at.y[i]);
    high = Math.max(high, at.y[i]);
  }
  const scale = [(size - 4) / (right - left), (size - 4) / (high - low)] as const;
  const offset = [2 - left * scale[0], 2 - low * scale[1]] as const;
  for (let i = 0; i < count; i++) {
    at.x[i] = at.x[i] * scale[0] + offset[0];
    at.y[i] = at.y[i] * scale[1] + offset[1];
  }
  const frame = emptyFrame(size, size);
  draw(frame, at, casters.count, (t) => takes[t] === 1);
  return { light, size, depth: frame.near, across, up, scale, offset };
}

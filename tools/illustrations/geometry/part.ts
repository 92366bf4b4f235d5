import type { Material } from '../surface/material.ts';
import { type Axis, move, type Shape, turn, type Vec } from './shape.ts';

/** A shape and what it is made of. */
export type Part = { shape: Shape; material: Material };

let made = 0;

/** Begins a picture: the parts that follow are cut from places that depend on its name alone. */
export function startCuts(name: string): void {
  made = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
}

/**
 * Gives a shape its material. Grain runs along the longest side, and every part is cut from another place of the
 * material, so that no two boards look alike.
 */
export function part(shape: Shape, material: Material, along?: Axis): Part {
  const size = [0, 1, 2].map((axis) => {
    let [low, high] = [Infinity, -Infinity];
    for (const point of shape.texture) {
      low = Math.min(low, point[axis]);
      high = Math.max(high, point[axis]);
    }
    return high - low;
  });
  const longest = along ? 'xyz'.indexOf(along) : size.indexOf(Math.max(...size));
  made = (made + 1) % 997;
  const offset = material.continuous ? 0 : made * 3.173;
  const texture = shape.texture.map(
    (point): Vec =>
      material.upright
        ? [point[0] + offset, point[1], point[2]]
        : [point[longest] + offset, point[(longest + 1) % 3] + offset * 0.37, point[(longest + 2) % 3]],
  );
  return { shape: { ...shape, texture }, material };
}

export const movedParts = (parts: readonly Part[], x: number, y: number, z: number): Part[] =>
  parts.map(({ shape, material }) => ({ shape: move(shape, x, y, z), material }));

export const turnedParts = (parts: readonly Part[], degrees: number, axis: Axis = 'y'): Part[] =>
  parts.map(({ shape, material }) => ({ shape: turn(shape, axis, degrees), material }));

/** The same parts seen in a mirror that stands at x = 0. */
export const mirroredParts = (parts: readonly Part[]): Part[] =>
  parts.map(({ shape, material }) => ({
    shape: {
      ...shape,
      points: shape.points.map(([x, y, z]): Vec => [-x, y, z]),
      faces: shape.faces.map((face) => [...face].reverse()),
    },
    material,
  }));

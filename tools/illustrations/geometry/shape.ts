/** Everything is measured in metres: x to the right, y up, z towards the viewer; the back wall is z = 0. */
export type Vec = [number, number, number];

/** A surface made of flat faces. `texture` keeps where each point was before it was moved, so that grain moves along. */
export type Shape = { points: Vec[]; texture: Vec[]; faces: number[][] };

export const shapeOf = (points: Vec[], faces: number[][]): Shape => ({
  points,
  faces,
  texture: points.map(([x, y, z]) => [x, y, z]),
});

/** Moves every point, and leaves the texture where it was. */
export const bend = (shape: Shape, move: (x: number, y: number, z: number) => Vec): Shape => ({
  ...shape,
  points: shape.points.map(([x, y, z]) => move(x, y, z)),
});

export const move = (shape: Shape, x: number, y: number, z: number): Shape =>
  bend(shape, (px, py, pz) => [px + x, py + y, pz + z]);

export type Axis = 'x' | 'y' | 'z';

/** Turns about an axis through the origin; positive is counter-clockwise when the axis points at you. */
export function turn(shape: Shape, axis: Axis, degrees: number): Shape {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  if (axis === 'x') return bend(shape, (x, y, z) => [x, y * c - z * s, y * s + z * c]);
  if (axis === 'y') return bend(shape, (x, y, z) => [x * c + z * s, y, z * c - x * s]);
  return bend(shape, (x, y, z) => [x * c - y * s, x * s + y * c, z]);
}

export const stretch = (shape: Shape, x: number, y: number, z: number): Shape =>
  bend(shape, (px, py, pz) => [px * x, py * y, pz * z]);

export function join(...shapes: Shape[]): Shape {
  const all: Shape = { points: [], texture: [], faces: [] };
  for (const shape of shapes) {
    const from = all.points.length;
    all.points.push(...shape.points);
    all.texture.push(...shape.texture);
    all.faces.push(...shape.faces.map((face) => face.map((index) => index + from)));
  }
  return all;
}

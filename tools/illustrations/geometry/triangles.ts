import type { Part } from './part.ts';
import type { Vec } from './shape.ts';

/** All parts as loose triangles: nine numbers for the corners of each. */
export type Triangles = {
  count: number;
  points: Float32Array;
  normals: Float32Array;
  texture: Float32Array;
  /** Index of the part's material. */
  material: Uint16Array;
};

/** Faces that meet at less than this look like one smooth surface; the cosine of 50 degrees. */
const SMOOTH = 0.643;

function faceNormal(points: Vec[], face: number[]): Vec {
  // The sum over the corners is right for bent faces too; its length is twice the area.
  const sum: Vec = [0, 0, 0];
  face.forEach((index, i) => {
    const [a, b] = [points[index], points[face[(i + 1) % face.length]]];
    sum[0] += (a[1] - b[1]) * (a[2] + b[2]);
    sum[1] += (a[2] - b[2]) * (a[0] + b[0]);
    sum[2] += (a[0] - b[0]) * (a[1] + b[1]);
  });
  return sum;
}

const key = ([x, y, z]: Vec) => `${Math.round(x * 2e4)},${Math.round(y * 2e4)},${Math.round(z * 2e4)}`;

export function toTriangles(parts: readonly Part[], materials: readonly Part['material'][]): Triangles {
  const count = parts.reduce((sum, { shape }) => sum + shape.faces.reduce((n, face) => n + face.length - 2, 0), 0);
  const out: Triangles = {
    count,
    points: new Float32Array(count * 9),
    normals: new Float32Array(count * 9),
    texture: new Float32Array(count * 9),
    material: new Uint16Array(count),
  };
  let triangle = 0;
  for (const { shape, material } of parts) {
    const normals = shape.faces.map((face) => faceNormal(shape.points, face));
    const around = new Map<string, number[]>();
    const keys = shape.points.map(key);
    shape.faces.forEach((face, f) => {
      for (const index of face) {
        const list = around.get(keys[index]);
        if (list) list.push(f);
        else around.set(keys[index], [f]);
      }
    });
    const corner = (f: number, index: number): Vec => {
      const own = normals[f];
      const sum: Vec = [0, 0, 0];
      for (const other of around.get(keys[index]) ?? []) {
        const n = normals[other];
        const alike = n[0] * own[0] + n[1] * own[1] + n[2] * own[2];
        if (alike < SMOOTH * Math.hypot(...n) * Math.hypot(...own)) continue;
        for (let k = 0; k < 3; k++) sum[k] += n[k];
      }
      const length = Math.hypot(...sum) || 1;
      return [sum[0] / length, sum[1] / length, sum[2] / length];
    };
    const which = materials.indexOf(material);
    shape.faces.forEach((face, f) => {
      const corners = face.map((index) => corner(f, index));
      for (let i = 1; i + 1 < face.length; i++, triangle++) {
        [0, i, i + 1].forEach((at, c) => {
          out.points.set(shape.points[face[at]], triangle * 9 + c * 3);
          out.normals.set(corners[at], triangle * 9 + c * 3);
          out.texture.set(shape.texture[face[at]], triangle * 9 + c * 3);
        });
        out.material[triangle] = which;
      }
    });
  }
  return out;
}

/** A camera that looks straight at the back wall, so that upright lines stay upright; the frame is shifted instead. */
export type View = {
  /** Metres that fit across the picture where the piece stands. */
  wide: number;
  /** Where the piece stands, metres before the back wall. */
  depth: number;
  /** Middle of the picture, metres. */
  x: number;
  /** Height of the bottom edge of the picture where the piece stands; below zero shows floor in front of it. */
  low: number;
  /** Height of the eye, metres. */
  eye: number;
  /** From the eye to the piece, metres. */
  away: number;
};

/** One eye level for the whole series, so that cards look like one shop. */
export const EYE = 1.28;

export type Projection = { x: Float32Array; y: Float32Array; near: Float32Array };

/** Screen places of points, and one over their distance, which is straight on screen. */
export function project(points: Float32Array, view: View, width: number, height: number): Projection {
  const count = points.length / 3;
  const out = { x: new Float32Array(count), y: new Float32Array(count), near: new Float32Array(count) };
  const scale = width / view.wide;
  for (let i = 0; i < count; i++) {
    const distance = view.away + view.depth - points[i * 3 + 2];
    const shrink = view.away / distance;
    out.x[i] = width / 2 + (points[i * 3] - view.x) * shrink * scale;
    out.y[i] = height - (view.eye + (points[i * 3 + 1] - view.eye) * shrink - view.low) * scale;
    out.near[i] = 1 / distance;
  }
  return out;
}

/** Linear red, green and blue, from 0 to 1. */
export type Colour = readonly [number, number, number];

export type Material = {
  /** The colour at a point of the texture, written into `out`. */
  paint(x: number, y: number, z: number, out: Float32Array): void;
  /** Strength of the highlight, from 0 (chalk) to 1 (lacquer), and how sharp it is. */
  gloss?: number;
  sharp?: number;
  /** Light that the pile of velvet catches where it is seen from the side. */
  sheen?: number;
  /** 0 to 1: how much of the room is mirrored, as glass, brass or chrome do. */
  mirror?: number;
  /** How much darker the mirrored room is blurred: 0 sharp, 1 soft. */
  blur?: number;
  /** Light of its own, for a lamp's shade or a window. */
  glow?: number;
  /** True where there is a hole, as in cane. */
  hole?(x: number, y: number, z: number): boolean;
  /** See-through share, from 0 to 1, for window panes and glass doors. */
  clear?: number;
  /** Texture follows the piece as it stands rather than its longest side. */
  upright?: boolean;
  /** Texture is not cut from a random place; for patterns that must sit where they are put. */
  continuous?: boolean;
  /** Casts no shadow: walls and floors, which the light comes in through. */
  shadowless?: boolean;
};

/** From `#rrggbb` as on screens to linear light. */
export function hex(text: string): Colour {
  const channel = (at: number) => {
    const value = Number.parseInt(text.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

export function put(out: Float32Array, colour: Colour, light = 1): void {
  out[0] = colour[0] * light;
  out[1] = colour[1] * light;
  out[2] = colour[2] * light;
}

export function blend(out: Float32Array, a: Colour, b: Colour, share: number, light = 1): void {
  for (let i = 0; i < 3; i++) out[i] = (a[i] + (b[i] - a[i]) * share) * light;
}

/** Goes from 0 to 1 between two edges, softly. */
export const step = (from: number, to: number, value: number) => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

export const plain = (colour: string, rest: Omit<Material, 'paint'> = {}): Material => {
  const linear = hex(colour);
  return { ...rest, paint: (_x, _y, _z, out) => put(out, linear) };
};

/** Smooth chance in space, the same on every run. */
const table = new Float32Array(4096);
const order = new Uint16Array(4096);
{
  let state = 12345;
  const next = () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
  for (let i = 0; i < 4096; i++) {
    table[i] = next();
    order[i] = Math.floor(next() * 4096);
  }
}

const at = (x: number, y: number, z: number) => table[(order[(order[x & 4095] + y) & 4095] + z) & 4095];

/** From 0 to 1; changes over about one unit. */
export function noise(x: number, y: number, z: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const zi = Math.floor(z);
  let u = x - xi;
  let v = y - yi;
  let w = z - zi;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  w = w * w * (3 - 2 * w);
  const a = at(xi, yi, zi) * (1 - u) + at(xi + 1, yi, zi) * u;
  const b = at(xi, yi + 1, zi) * (1 - u) + at(xi + 1, yi + 1, zi) * u;
  const c = at(xi, yi, zi + 1) * (1 - u) + at(xi + 1, yi, zi + 1) * u;
  const d = at(xi, yi + 1, zi + 1) * (1 - u) + at(xi + 1, yi + 1, zi + 1) * u;
  return (a * (1 - v) + b * v) * (1 - w) + (c * (1 - v) + d * v) * w;
}

/** Noise with finer and fainter noise on top; from 0 to 1, mostly near the middle. */
export function cloudy(x: number, y: number, z: number, layers = 3): number {
  let sum = 0;
  let weight = 1;
  let total = 0;
  let scale = 1;
  for (let i = 0; i < layers; i++) {
    sum += weight * noise(x * scale + i * 17.1, y * scale, z * scale);
    total += weight;
    weight *= 0.5;
    scale *= 2.03;
  }
  return sum / total;
}

/** A fixed random number from 0 to 1 for a cell. */
export const cell = (x: number, y: number, z = 0) => at(x + 2048, y + 2048, z + 2048);

import { arch, extrude } from '../geometry/extrude.ts';
import { type Part, part } from '../geometry/part.ts';
import { move, type Shape, turn } from '../geometry/shape.ts';
import { box, sheet as surface } from '../geometry/solids.ts';
import { floor, plaster, type RugPattern, rug } from '../surface/ground.ts';
import { paint } from '../surface/wood.ts';

export type RoomPlan = {
  wall: string;
  floor: Parameters<typeof floor>[0];
  /** Colour of skirting and panels; the wall's own when left out. */
  trim?: string;
  panel?: 'plain' | 'wainscot' | 'boards' | 'frames' | 'arch' | 'half';
  /** Colour of the lower half of the wall, for `half`. */
  lower?: string;
  rug?: {
    pattern: RugPattern;
    colours: [string, string];
    width: number;
    depth: number;
    x?: number;
    z?: number;
    round?: true;
  };
};

const groundColours = {
  oak: '#b08556',
  pale: '#cbb08a',
  dark: '#5c3b25',
  herringbone: '#a97d4c',
  terracotta: '#a8643f',
  stone: '#c3b9a8',
  painted: '#d2ccbf',
} as const;

const standing = (shape: Shape, x: number, y: number, z: number) => move(shape, x, y, z);

/** Wall and floor, and what is fixed to them. */
export function room(plan: RoomPlan): { parts: Part[]; wall: string; ground: string } {
  const ground = floor(plan.floor);
  const wall = plaster(plan.wall);
  const trim = paint(plan.trim ?? plan.wall, { gloss: 0.1 });
  const parts = [
    part(
      surface(1, 1, (u, v) => [-6 + 12 * u, 4.2 * v, 0]),
      wall,
    ),
    part(
      surface(1, 1, (u, v) => [-6 + 12 * u, 0, 3 - 3 * v]),
      ground,
    ),
    part(standing(box(12, 0.13, 0.018, 0.004), 0, 0.065, 0.009), trim),
    ...panels(plan, trim),
  ];
  if (plan.rug) parts.push(rugPart(plan.rug));
  return { parts, wall: plan.wall, ground: groundColours[plan.floor] };
}

function panels(plan: RoomPlan, trim: Part['material']): Part[] {
  const board = (width: number, height: number, x: number, y: number, thick = 0.02) =>
    part(standing(box(width, height, thick, 0.006), x, y, thick / 2), trim);
  if (plan.panel === 'half') {
    const lower = plaster(plan.lower ?? plan.wall);
    return [
      part(
        surface(1, 1, (u, v) => [-6 + 12 * u, 0.13 + 0.95 * v, 0.002]),
        lower,
      ),
      board(12, 0.035, 0, 1.09, 0.022),
    ];
  }
  if (plan.panel === 'wainscot') {
    const posts = Array.from({ length: 23 }, (_, i) => board(0.09, 0.78, -5.5 + i * 0.5, 0.52, 0.016));
    return [board(12, 0.05, 0, 0.98, 0.04), board(12, 0.09, 0, 0.91, 0.016), board(12, 0.09, 0, 0.17, 0.016), ...posts];
  }
  if (plan.panel === 'boards')
    return Array.from({ length: 81 }, (_, i) => board(0.134, 3.9, -5.6 + i * 0.14, 2.05, 0.012));
  if (plan.panel === 'frames')
    return [-2.7, -0.9, 0.9, 2.7].flatMap((x) => [
      board(1.4, 0.03, x, 2.62),
      board(1.4, 0.03, x, 1.08),
      board(0.03, 1.57, x - 0.7, 1.85),
      board(0.03, 1.57, x + 0.7, 1.85),
      board(1.4, 0.03, x, 0.84),
      board(1.4, 0.03, x, 0.26),
      board(0.03, 0.61, x - 0.7, 0.55),
      board(0.03, 0.61, x + 0.7, 0.55),
    ]);
  if (plan.panel === 'arch')
    return [part(standing(extrude(arch(1.9, 2.25), 0.016, 0.004), 0, 0.13, 0.004), plaster(plan.lower ?? plan.wall))];
  return [];
}

function rugPart({ pattern, colours, width, depth, x = 0, z = 1.1, round }: NonNullable<RoomPlan['rug']>): Part {
  const material = rug(pattern, colours[0], colours[1], width, depth);
  const flat = round
    ? extrude(
        Array.from(
          { length: 60 },
          (_, i) =>
            [(Math.cos((i / 60) * 2 * Math.PI) * width) / 2, (Math.sin((i / 60) * 2 * Math.PI) * depth) / 2] as const,
        ),
        0.014,
        0.006,
      )
    : turn(box(width, 0.014, depth, 0.006), 'x', 90);
  const lying = turn(flat, 'x', -90);
  lying.texture = lying.points.map(([a, b, c]) => [a, b, c]);
  return part(move(lying, x, 0.008, z), material);
}

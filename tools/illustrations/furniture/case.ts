import { extrude, type Outline, roundedRectangle } from '../geometry/extrude.ts';
import { movedParts, type Part, part } from '../geometry/part.ts';
import { move, turn } from '../geometry/shape.ts';
import { box, lathe } from '../geometry/solids.ts';
import { cane } from '../surface/cloth.ts';
import { pane } from '../surface/hard.ts';
import { type Material, plain } from '../surface/material.ts';

/** What stands in one field of a front. */
export type Front = 'drawer' | 'door' | 'panelled' | 'glass' | 'cane' | 'vented' | 'open';
export type Handle = { kind: 'knob' | 'cup' | 'bar' | 'groove' | 'ring' | 'none'; material: Material };

const inside = plain('#2b1d14');
const canes = cane();
const panes = pane();

/** A board standing about its own middle. */
export const board = (
  width: number,
  height: number,
  depth: number,
  material: Material,
  x: number,
  y: number,
  z: number,
  radius = 0.004,
): Part => part(move(box(width, height, depth, radius), x, y, z), material);

/** Four sides and a back about x = 0, standing at `from`. */
export function carcass(
  width: number,
  height: number,
  depth: number,
  from: number,
  material: Material,
  thick = 0.022,
): Part[] {
  const middle = from + height / 2;
  return [
    board(thick, height, depth, material, -width / 2 + thick / 2, middle, 0),
    board(thick, height, depth, material, width / 2 - thick / 2, middle, 0),
    board(width, thick, depth, material, 0, from + height - thick / 2, 0),
    board(width, thick, depth, material, 0, from + thick / 2, 0),
    board(width - 0.02, height - 0.02, 0.01, material, 0, middle, -depth / 2 + 0.01),
  ];
}

function handle({ kind, material }: Handle, x: number, y: number, z: number, wide: number): Part[] {
  if (kind === 'none') return [];
  if (kind === 'bar') return [board(Math.min(0.14, wide * 0.4), 0.012, 0.018, material, x, y, z + 0.016, 0.005)];
  if (kind === 'groove') return [board(Math.min(0.2, wide * 0.5), 0.018, 0.004, inside, x, y, z + 0.001, 0.002)];
  if (kind === 'cup') {
    const cup = turn(
      lathe(
        [
          [0.03, 0],
          [0.029, 0.008],
          [0.022, 0.017],
          [0.01, 0.022],
          [0, 0.023],
        ],
        16,
      ),
      'x',
      90,
    );
    return [
      part(
        move({ ...cup, points: cup.points.map(([a, b, c]) => [a, Math.max(-0.004, b) * 0.7, c]) }, x, y, z),
        material,
      ),
    ];
  }
  if (kind === 'ring') {
    const ring = roundedRectangle(0.075, 0.03, 0.012, 4);
    return [
      part(move(extrude(ring, 0.006, 0.002), x, y, z + 0.003), material),
      board(0.05, 0.007, 0.012, material, x, y - 0.004, z + 0.009, 0.003),
    ];
  }
  const knob = turn(
    lathe(
      [
        [0, 0],
        [0.007, 0],
        [0.006, 0.01],
        [0.016, 0.016],
        [0.017, 0.022],
        [0.011, 0.028],
        [0, 0.03],
      ],
      18,
    ),
    'x',
    90,
  );
  return [part(move(knob, x, y, z), material)];
}

/** One field of a front about (x, y), its face at z. Doors carry the handle on the side given: -1 left, 1 right. */
export function front(
  kind: Front,
  width: number,
  height: number,
  x: number,
  y: number,
  z: number,
  material: Material,
  grip: Handle,
  side = 1,
): Part[] {
  const [w, h] = [width - 0.005, height - 0.005];
  if (kind === 'open') return [];
  if (kind === 'drawer') {
    const pulls = w > 0.75 ? [-w * 0.3, w * 0.3] : [0];
    return [
      board(w, h, 0.02, material, x, y, z),
      ...pulls.flatMap((at) => handle(grip, x + at, grip.kind === 'groove' ? y + h / 2 - 0.014 : y, z + 0.01, w)),
    ];
  }
  const atHandle = handle(
    grip,
    x + side * (w / 2 - 0.04),
    kind === 'door' || height > 1.2 ? y : y + h * 0.12,
    z + 0.011,
    w * 0.3,
  );
  if (kind === 'door') return [board(w, h, 0.02, material, x, y, z), ...atHandle];
  if (kind === 'vented') {
    const slots = [0.34, 0.31, 0.28, -0.34, -0.31, -0.28].map((at) =>
      board(w * 0.5, 0.012, 0.006, inside, x, y + h * at, z + 0.009, 0.002),
    );
    return [board(w, h, 0.02, material, x, y, z, 0.007), ...slots, ...atHandle];
  }
  const rail = Math.min(0.065, w * 0.16, h * 0.16);
  const frame = [
    board(rail, h, 0.022, material, x - w / 2 + rail / 2, y, z),
    board(rail, h, 0.022, material, x + w / 2 - rail / 2, y, z),
    board(w - 2 * rail, rail, 0.022, material, x, y + h / 2 - rail / 2, z),
    board(w - 2 * rail, rail, 0.022, material, x, y - h / 2 + rail / 2, z),
  ];
  const [fw, fh] = [w - 2 * rail, h - 2 * rail];
  if (kind === 'panelled')
    return [
      ...frame,
      part(move(box(fw, fh, 0.008), x, y, z - 0.003), material, 'y'),
      part(move(box(fw - 0.07, fh - 0.07, 0.012, 0.005), x, y, z + 0.001), material, 'y'),
      ...atHandle,
    ];
  if (kind === 'cane') {
    const woven = move(turn(box(fw + 0.02, fh + 0.02, 0.003, 0.001), 'y', 0), x, y, z);
    return [...frame, part({ ...woven, texture: woven.points.map(([a, b]) => [a, b, 0]) }, canes), ...atHandle];
  }
  const bars = [
    board(0.016, fh, 0.014, material, x, y, z),
    ...[-0.25, 0, 0.25].map((at) => board(fw, 0.016, 0.014, material, x, y + fh * at, z)),
  ];
  return [...frame, ...(w > 0.4 ? bars : []), board(fw, fh, 0.002, panes, x, y, z - 0.002, 0.0005), ...atHandle];
}

/** A grid of equal drawers filling a width and a height whose lower edge is at `from`. */
export function drawers(
  columns: number,
  rows: number,
  width: number,
  height: number,
  from: number,
  z: number,
  material: Material,
  grip: Handle,
  x = 0,
): Part[] {
  const [w, h] = [width / columns, height / rows];
  return Array.from({ length: columns * rows }, (_, i) =>
    front(
      'drawer',
      w,
      h,
      x - width / 2 + w * ((i % columns) + 0.5),
      from + h * (Math.floor(i / columns) + 0.5),
      z,
      material,
      grip,
    ),
  ).flat();
}

/** A moulded top edge or cornice: stacked boards, each a little wider. */
export function cornice(
  width: number,
  depth: number,
  at: number,
  material: Material,
  steps: readonly (readonly [number, number])[] = [
    [0.01, 0.02],
    [0.03, 0.018],
    [0.05, 0.025],
  ],
): Part[] {
  let y = at;
  return steps.map(([over, thick]) => {
    y += thick;
    return board(width + 2 * over, thick, depth + over, material, 0, y - thick / 2, over / 2, 0.006);
  });
}

/** Books on a shelf, from x to x, in muted cloth colours. */
export function books(from: number, to: number, y: number, z: number, tall: number, seed = 1): Part[] {
  const colours = ['#7c4a38', '#53614f', '#b79a6a', '#39454f', '#a2624a', '#c9bb9d', '#6d5a6b', '#8b8a72'];
  const parts: Part[] = [];
  let [x, state] = [from, seed * 7919];
  const next = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  while (x < to - 0.05) {
    const thick = 0.016 + next() * 0.026;
    const height = tall * (0.72 + next() * 0.28);
    const cloth = plain(colours[Math.floor(next() * colours.length)] ?? '#7c4a38');
    parts.push(board(thick - 0.002, height, 0.15, cloth, x + thick / 2, y + height / 2, z + next() * 0.015, 0.003));
    x += thick;
    if (next() > 0.9) x += 0.05;
  }
  return parts;
}

/** Raises a whole piece by its legs. */
export const onLegs = (parts: readonly Part[], legs: readonly Part[], height: number): Part[] => [
  ...legs,
  ...movedParts(parts, 0, height, 0),
];

export const flatTop = (outline: Outline, thick: number, y: number, material: Material, bevel = 0.008): Part =>
  part(move(turn(extrude(outline, thick, bevel), 'x', -90), 0, y - thick / 2, 0), material, 'x');

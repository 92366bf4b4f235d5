import { arch, ellipse, extrude, type Outline, roundedRectangle } from '../geometry/extrude.ts';
import { movedParts, type Part, part } from '../geometry/part.ts';
import { move, turn, type Vec } from '../geometry/shape.ts';
import { box, rod, sheet, smooth } from '../geometry/solids.ts';
import { lacquer, mirrorGlass, oldBrass, pane } from '../surface/hard.ts';
import { type Material, plain } from '../surface/material.ts';
import { board, carcass, drawers, flatTop, front, type Handle } from './case.ts';
import { bar, fourLegs } from './legs.ts';

const glass = mirrorGlass();

/** A mirror of any outline in a frame, standing at (x, y, z) and leaning back a little. */
export function framed(
  outline: Outline,
  scale: number,
  frame: Material,
  x: number,
  y: number,
  z: number,
  lean = -4,
  swing = 0,
): Part[] {
  const inner = outline.map(([a, b]) => [a * scale, b * scale] as const);
  const put = (shape: Part['shape'], dz: number) =>
    move(turn(turn(move(shape, 0, 0, dz), 'x', lean), 'y', swing), x, y, z);
  return [part(put(extrude(outline, 0.022, 0.006), 0), frame), part(put(extrude(inner, 0.003, 0.001), 0.0125), glass)];
}

export function roundMirrorVanity(wood: Material): Part[] {
  const [w, d, h] = [1.19, 0.43, 0.71];
  const grip: Handle = { kind: 'groove', material: plain('#241812') };
  return [
    board(w, 0.022, d, wood, 0, h - 0.011, 0, 0.006),
    ...[-1, 1].flatMap((s) => [
      ...movedParts(carcass(0.34, 0.27, d - 0.02, h - 0.29, wood, 0.018), s * (w / 2 - 0.17), 0, 0),
      ...drawers(1, 2, 0.31, 0.235, h - 0.272, d / 2 - 0.012, wood, grip, s * (w / 2 - 0.17)),
    ]),
    board(w - 0.68, 0.05, 0.02, wood, 0, h - 0.05, -d / 2 + 0.03),
    ...fourLegs('tapered', w - 0.16, d - 0.12, h - 0.29, wood, 0.1, 1.05),
    board(0.03, 0.34, 0.02, wood, 0, h + 0.16, -d / 2 + 0.05, 0.008),
    ...framed(ellipse(0.62, 0.62, 64), 0.94, wood, 0, h + 0.39, -d / 2 + 0.085, -5),
  ];
}

export function threeMirrorVanity(coat: Material, knob: Material): Part[] {
  const [w, d, h] = [1.07, 0.45, 0.75];
  const grip: Handle = { kind: 'knob', material: knob };
  const tall: Outline = [
    [-0.22, 0],
    [0.22, 0],
    [0.22, 0.5],
    ...ellipse(0.44, 0.24, 20, 0, 180).map(([x, y]) => [x, y + 0.5] as const),
    [-0.22, 0.5],
  ];
  const wing: Outline = [
    [-0.13, 0],
    [0.13, 0],
    [0.13, 0.42],
    ...ellipse(0.26, 0.16, 16, 0, 180).map(([x, y]) => [x, y + 0.42] as const),
    [-0.13, 0.42],
  ];
  const framedSafe = (outline: Outline, x: number, z: number, swing: number, middle: number) => {
    const centred = outline.map(([a, b]) => [a, b - middle] as const);
    return framed(centred, 0.88, coat, x, h + 0.035 + middle, z, -2, swing);
  };
  return [
    flatTop(roundedRectangle(w, d, 0.05), 0.024, h, coat, 0.008),
    board(w - 0.07, 0.17, d - 0.05, coat, 0, h - 0.11, 0),
    ...front('drawer', 0.44, 0.13, 0, h - 0.11, d / 2 - 0.02, coat, grip),
    ...[-1, 1].flatMap((s) => front('drawer', 0.24, 0.13, s * 0.355, h - 0.11, d / 2 - 0.02, coat, grip)),
    ...fourLegs('turned', w - 0.16, d - 0.14, h - 0.19, coat, 0, 1.1),
    ...framedSafe(tall, 0, -0.15, 0, 0.3),
    ...framedSafe(wing, -0.35, -0.105, 32, 0.24),
    ...framedSafe(wing, 0.35, -0.105, -32, 0.24),
  ];
}

export function decoVanity(burr: Material): Part[] {
  const [w, d, tower] = [1.27, 0.45, 0.68];
  const grip: Handle = { kind: 'bar', material: lacquer('#e8dcc0') };
  const black = lacquer('#1f1916');
  const shoulder: Outline = [...roundedRectangle(0.4, d, 0.1, 10)];
  return [
    ...[-1, 1].flatMap((s) => [
      ...movedParts(
        [part(move(turn(extrude(shoulder, tower - 0.1, 0.01), 'x', -90), 0, 0.08 + (tower - 0.1) / 2, 0), burr, 'y')],
        s * (w / 2 - 0.2),
        0,
        0,
      ),
      ...drawers(1, 4, 0.29, tower - 0.16, 0.11, d / 2 - 0.002, burr, grip, s * (w / 2 - 0.2)),
      board(0.36, 0.08, d - 0.05, black, s * (w / 2 - 0.2), 0.04, 0),
      ...movedParts(
        [flatTop(roundedRectangle(0.42, d + 0.02, 0.11, 10), 0.022, tower, black, 0.006)],
        s * (w / 2 - 0.2),
        0,
        0,
      ),
    ]),
    board(w - 0.78, 0.03, d - 0.04, burr, 0, 0.38, 0, 0.006),
    board(w - 0.78, 0.28, 0.02, burr, 0, 0.24, -d / 2 + 0.04),
    ...framed(ellipse(0.92, 0.92, 80), 0.965, black, 0, 1.06, -d / 2 + 0.05, 0),
  ];
}

export function skirtedVanity(cloth: Material, top: Material, rail: Material): Part[] {
  const kidney: Vec[] = smooth(
    [
      [0, -0.25, 0],
      [0.35, -0.26, 0],
      [0.54, -0.08, 0],
      [0.47, 0.16, 0],
      [0.22, 0.2, 0],
      [0, 0.155, 0],
      [-0.22, 0.2, 0],
      [-0.47, 0.16, 0],
      [-0.54, -0.08, 0],
      [-0.35, -0.26, 0],
      [0, -0.25, 0],
    ],
    8,
  );
  const outline: Outline = kidney.slice(0, -1).map(([x, y]) => [x, -y] as const);
  const line = smooth(
    kidney.map(([x, y]): Vec => [x, 0, y]),
    4,
  );
  const skirt = sheet(line.length - 1, 6, (u, v) => {
    const i = Math.round(u * (line.length - 1));
    const [x, , z] = line[i] ?? [0, 0, 0];
    const pleat = 1 - 0.022 * Math.cos(i * 1.35) * (0.35 + 0.65 * (1 - v)) + 0.05 * (1 - v);
    return [x * pleat * 0.99, 0.015 + v * 0.69, z * pleat * 0.99 + 0.012 * Math.sin(i * 0.7) * (1 - v)];
  });
  return [
    flatTop(outline, 0.026, 0.74, top, 0.008),
    part(skirt, cloth),
    part(
      rod(
        line.map(([x, , z]): Vec => [x * 1.012, 0.705, z * 1.012]),
        0.006,
        8,
      ),
      rail,
    ),
    ...framed(ellipse(0.34, 0.46, 48), 0.9, rail, 0, 1.07, -0.1, -6),
    bar([-0.19, 0.78, -0.1], [-0.19, 1.07, -0.1], 0.007, rail),
    bar([0.19, 0.78, -0.1], [0.19, 1.07, -0.1], 0.007, rail),
    board(0.44, 0.025, 0.12, rail, 0, 0.765, -0.1, 0.008),
  ];
}

export function caneVanity(wood: Material): Part[] {
  const [w, d, h] = [0.99, 0.41, 0.75];
  const grip: Handle = { kind: 'knob', material: oldBrass() };
  return [
    board(w, 0.022, d, wood, 0, h - 0.011, 0, 0.006),
    board(w - 0.03, 0.13, 0.018, wood, 0, h - 0.087, -d / 2 + 0.03),
    ...[-1, 1].map((s) => board(0.018, 0.13, d - 0.04, wood, s * (w / 2 - 0.03), h - 0.087, 0)),
    board(w - 0.05, 0.012, d - 0.04, wood, 0, h - 0.148, 0),
    ...front('cane', w - 0.08, 0.125, 0, h - 0.086, d / 2 - 0.02, wood, { ...grip, kind: 'none' }),
    ...[-0.2, 0.2].flatMap((x) => front('drawer', 0.001, 0.001, x, h - 0.086, d / 2 - 0.018, wood, grip)),
    ...fourLegs('tapered', w - 0.1, d - 0.1, h - 0.02, wood, 0.035, 1.15),
    ...[-1, 1].map((s) => board(0.018, 0.3, 0.018, wood, s * 0.1, h + 0.13, -d / 2 + 0.035)),
    ...framed(ellipse(0.46, 0.66, 56), 0.93, wood, 0, h + 0.37, -d / 2 + 0.06, -4),
  ];
}

export function campaignVanity(wood: Material, brass: Material): Part[] {
  const [w, d, h] = [1.12, 0.51, 0.76];
  const grip: Handle = { kind: 'ring', material: brass };
  const corner = (sx: number, y: number) =>
    board(0.055, 0.055, 0.004, brass, sx * (w / 2 - 0.028), y, d / 2 + 0.003, 0.001);
  const third = (w - 0.04) / 3;
  return [
    ...carcass(w, 0.2, d, h - 0.2, wood),
    ...[-1, 1].map((s) => board(third, 0.02, d, wood, s * third, h - 0.012, 0)),
    board(third, 0.01, d - 0.06, plain('#6d2f2a'), 0, h - 0.07, 0),
    part(move(turn(box(third - 0.006, d - 0.06, 0.02, 0.004), 'x', -14), 0, h + 0.21, -d / 2 + 0.0), wood),
    part(move(turn(box(third - 0.07, d - 0.13, 0.004, 0.001), 'x', -14), 0, h + 0.213, -d / 2 + 0.014), glass),
    ...[-1, 0, 1].flatMap((i) =>
      front(
        'drawer',
        third - 0.006,
        0.15,
        i * third,
        h - 0.105,
        d / 2 - 0.002,
        wood,
        i === 0 ? { ...grip, kind: 'none' } : grip,
      ),
    ),
    ...[-1, 1].flatMap((s) => front('drawer', third - 0.006, 0.17, s * third, h - 0.29, d / 2 - 0.002, wood, grip)),
    ...[-1, 1].flatMap((s) => movedParts(carcass(third, 0.19, d, h - 0.385, wood), s * third, 0, 0)),
    ...[-1, 1].flatMap((s) => [corner(s, h - 0.03), corner(s, h - 0.36)]),
    ...fourLegs('turned', w - 0.1, d - 0.1, h - 0.38, wood, 0, 1.15),
  ];
}

export function archedVanity(coat: Material, brass: Material): Part[] {
  const [w, d, h] = [1.09, 0.43, 0.75];
  const outline = arch(0.56, 0.81, 0.28).map(([x, y]) => [x, y - 0.4] as const);
  return [
    board(w, 0.16, d, coat, 0, h - 0.08, 0, 0.01),
    ...drawers(2, 1, w - 0.04, 0.125, h - 0.142, d / 2 + 0.002, coat, { kind: 'knob', material: brass }),
    ...fourLegs('pin', w - 0.1, d - 0.1, h - 0.16, brass, 0.03, 1.2),
    ...framed(outline, 0.955, brass, 0, h + 0.4, -d / 2 + 0.08, -8),
  ];
}

export function bambooVanity(cane_: Material, top: Material): Part[] {
  const [w, d, h] = [0.91, 0.46, 0.74];
  const binding = plain('#8a5a2b', { gloss: 0.2 });
  const pole = (from: Vec, to: Vec, r = 0.016): Part[] => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
    const nodes = Math.max(1, Math.round(length / 0.16));
    const at = (t: number) => [0, 1, 2].map((k) => from[k] + (to[k] - from[k]) * t) as Vec;
    const path = Array.from({ length: nodes * 8 + 1 }, (_, i) => at(i / (nodes * 8)));
    return [
      part(
        rod(path, (t) => r * (1 + 0.16 * Math.exp(-((((t * nodes) % 1) - 0.5) ** 2) * 260)), 12),
        cane_,
      ),
    ];
  };
  const wrap = (x: number, y: number, z: number): Part => part(move(box(0.042, 0.05, 0.042, 0.019), x, y, z), binding);
  const xs = [-w / 2 + 0.02, w / 2 - 0.02];
  const zs = [-d / 2 + 0.02, d / 2 - 0.02];
  return [
    ...xs.flatMap((x) =>
      zs.flatMap((z) => [...pole([x, 0, z], [x, h, z], 0.02), wrap(x, h - 0.03, z), wrap(x, 0.5, z), wrap(x, 0.14, z)]),
    ),
    ...zs.flatMap((z) => [
      ...pole([xs[0], h - 0.03, z], [xs[1], h - 0.03, z]),
      ...pole([xs[0], 0.55, z], [xs[1], 0.55, z]),
    ]),
    ...xs.flatMap((x) => [
      ...pole([x, h - 0.03, zs[0]], [x, h - 0.03, zs[1]]),
      ...pole([x, 0.14, zs[0]], [x, 0.14, zs[1]]),
    ]),
    ...pole([xs[0], 0.14, zs[0]], [xs[1], 0.14, zs[0]]),
    ...[-0.3, -0.15, 0, 0.15, 0.3].flatMap((x) => pole([x, 0.55, zs[1]], [x, h - 0.03, zs[1]], 0.01)),
    board(w - 0.01, 0.012, d - 0.01, top, 0, h, 0, 0.004),
    board(w, 0.006, d, pane('#dfe7e2', 0.8), 0, h + 0.012, 0, 0.002),
    ...[-0.29, 0.29].flatMap((x) => [
      ...pole([x, h, zs[0] + 0.02], [x, h + 0.62, zs[0] + 0.02]),
      wrap(x, h + 0.33, zs[0] + 0.02),
    ]),
    ...framed(roundedRectangle(0.5, 0.5, 0.02), 0.9, cane_, 0, h + 0.34, zs[0] + 0.03, -5),
  ];
}

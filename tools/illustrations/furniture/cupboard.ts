import { movedParts, type Part, part } from '../geometry/part.ts';
import { move, turn } from '../geometry/shape.ts';
import { lathe } from '../geometry/solids.ts';
import { ceramic, oldBrass, steel } from '../surface/hard.ts';
import type { Material } from '../surface/material.ts';
import { plain } from '../surface/material.ts';
import { board, books, carcass, cornice, drawers, front, type Handle } from './case.ts';
import { fourLegs } from './legs.ts';

const inchWide = 0.0254;
const dark = plain('#241812');

export function sideboard(material: Material): Part[] {
  const [w, h, d, leg] = [79 * inchWide, 0.56, 0.46, 0.2];
  const grip: Handle = { kind: 'groove', material: dark };
  const z = d / 2 - 0.008;
  const inner = w - 0.05;
  const third = inner / 3;
  const body = [
    ...carcass(w, h, d, 0, material, 0.024),
    board(w - 0.03, h - 0.03, 0.02, dark, 0, h / 2, 0),
    ...front('door', third - 0.01, h - 0.055, -third, h / 2, z, material, { kind: 'none', material }),
    ...front('door', third - 0.01, h - 0.055, third, h / 2, z, material, { kind: 'none', material }),
    ...drawers(1, 4, third, h - 0.055, 0.0275, z, material, grip),
    ...[-third * 0.56, third * 0.56]
      .map((x) => board(0.02, 0.13, 0.005, dark, x * 1, h / 2, z + 0.011, 0.006))
      .map((one, i) => movedParts([one], (i ? 1 : -1) * third * 0.02, 0, 0)[0]),
  ];
  return [...fourLegs('tapered', w - 0.3, d - 0.12, leg, material, 0.14, 1.2), ...movedParts(body, 0, leg, 0)];
}

export function armoire(material: Material, knob: Material): Part[] {
  const [w, h, d] = [44 * inchWide, 1.8, 0.53];
  const z = d / 2;
  const grip: Handle = { kind: 'knob', material: knob };
  return [
    ...fourLegs('bun', w - 0.12, d - 0.12, 0.1, material, 0, 1.2),
    board(w + 0.04, 0.06, d + 0.03, material, 0, 0.13, 0.01, 0.012),
    ...movedParts(carcass(w, h - 0.26, d, 0, material), 0, 0.16, 0),
    ...front('drawer', w - 0.06, 0.26, 0, 0.31, z, material, grip),
    board(w, 0.03, 0.02, material, 0, 0.455, z),
    ...front('panelled', w / 2 - 0.03, 1.17, -w / 4 + 0.012, 1.065, z, material, { ...grip, kind: 'none' }),
    ...front('panelled', w / 2 - 0.03, 1.17, w / 4 - 0.012, 1.065, z, material, grip, -1),
    ...[-1, 1].map((side) => board(0.05, h - 0.26, 0.024, material, side * (w / 2 - 0.025), 0.93, z - 0.002)),
    ...cornice(w, d, h - 0.1, material, [
      [0.01, 0.03],
      [0.03, 0.025],
      [0.055, 0.03],
      [0.065, 0.018],
    ]),
  ];
}

export function glazedBookcase(material: Material, knob: Material): Part[] {
  const [w, h, d] = [41 * inchWide, 1.86, 0.38];
  const z = d / 2;
  const low = 0.62;
  const grip: Handle = { kind: 'knob', material: knob };
  const leaf = (w - 0.05) / 2;
  const shelves = [0.66, 0.94, 1.22, 1.5];
  return [
    board(w + 0.02, 0.09, d + 0.01, material, 0, 0.045, 0),
    ...movedParts(carcass(w, h - 0.09, d, 0, material), 0, 0.09, 0),
    board(w + 0.01, 0.028, d + 0.02, material, 0, low, 0.008),
    ...front('panelled', leaf, low - 0.125, -leaf / 2 - 0.001, 0.35, z, material, grip, 1),
    ...front('panelled', leaf, low - 0.125, leaf / 2 + 0.001, 0.35, z, material, grip, -1),
    ...shelves.slice(1).map((y) => board(w - 0.04, 0.018, d - 0.06, material, 0, y - 0.01, -0.01)),
    ...books(-w / 2 + 0.05, 0.06, shelves[0] - 0.02, -0.02, 0.22, 3),
    ...vessels(0.28, shelves[0] - 0.02),
    ...books(-0.12, w / 2 - 0.06, shelves[1], -0.02, 0.23, 5),
    ...movedParts(vessels(-0.3, shelves[1]), 0, 0, 0),
    ...books(-w / 2 + 0.05, w / 2 - 0.12, shelves[2], -0.02, 0.23, 8),
    ...books(-w / 2 + 0.16, 0.2, shelves[3], -0.02, 0.22, 11),
    ...front('glass', leaf, h - low - 0.045, -leaf / 2 - 0.001, (h + low) / 2, z, material, grip, 1),
    ...front(
      'glass',
      leaf,
      h - low - 0.045,
      leaf / 2 + 0.001,
      (h + low) / 2,
      z,
      material,
      { ...grip, kind: 'none' },
      -1,
    ),
    ...cornice(w, d, h, material),
  ];
}

function vessels(x: number, y: number): Part[] {
  const jug = lathe(
    [
      [0, 0],
      [0.045, 0],
      [0.065, 0.05],
      [0.06, 0.1],
      [0.035, 0.14],
      [0.04, 0.17],
    ],
    24,
  );
  const bowl = lathe(
    [
      [0, 0],
      [0.03, 0],
      [0.035, 0.01],
      [0.075, 0.06],
      [0.07, 0.06],
      [0.03, 0.016],
    ],
    24,
  );
  return [
    part(move(jug, x - 0.07, y, -0.02), ceramic('#d8d2c3')),
    part(move(bowl, x + 0.08, y, 0), ceramic('#8c9a8c')),
  ];
}

export function tallboy(material: Material): Part[] {
  const [w, h, d] = [38 * inchWide, 1.1, 0.5];
  const grip: Handle = { kind: 'knob', material: oldBrass() };
  const heights = [0.24, 0.21, 0.185, 0.165, 0.145];
  let y = 0.14;
  const rows = heights.flatMap((height, i) => {
    const made =
      i < 4
        ? front('drawer', w - 0.05, height, 0, y + height / 2, d / 2, material, grip)
        : [-1, 1].flatMap((s) =>
            front('drawer', (w - 0.055) / 2, height, (s * (w - 0.05)) / 4, y + height / 2, d / 2, material, grip),
          );
    y += height;
    return made;
  });
  return [
    ...fourLegs('bun', w - 0.14, d - 0.14, 0.1, material, 0, 1.1),
    board(w + 0.02, 0.05, d + 0.02, material, 0, 0.115, 0, 0.01),
    ...movedParts(carcass(w, h - 0.12, d, 0, material), 0, 0.12, 0),
    ...rows,
    board(w + 0.05, 0.028, d + 0.04, material, 0, h + 0.012, 0.01, 0.01),
  ];
}

export function apothecary(material: Material, cup: Material): Part[] {
  const [w, h, d] = [47 * inchWide, 0.86, 0.38];
  return [
    board(w + 0.02, 0.08, d + 0.01, material, 0, 0.04, 0),
    ...movedParts(carcass(w, h - 0.1, d, 0, material), 0, 0.08, 0),
    board(w - 0.03, h - 0.14, 0.01, dark, 0, h / 2, d / 2 - 0.025),
    ...drawers(5, 4, w - 0.05, h - 0.15, 0.105, d / 2 - 0.006, material, { kind: 'cup', material: cup }),
    board(w + 0.05, 0.03, d + 0.04, material, 0, h, 0.01, 0.008),
  ];
}

export function hutch(material: Material, knob: Material, counter: Material): Part[] {
  const [w, h, d] = [46 * inchWide, 1.93, 0.43];
  const grip: Handle = { kind: 'knob', material: knob };
  const [low, back] = [0.86, -0.07];
  const plate = (x: number, y: number, size: number, colour: string) => {
    const shape = turn(
      lathe(
        [
          [0, 0],
          [size * 0.6, 0],
          [size, 0.014],
          [size, 0.018],
          [size * 0.6, 0.006],
          [0, 0.006],
        ],
        30,
      ),
      'x',
      78,
    );
    return part(move(shape, x, y + size, back - 0.06), ceramic(colour));
  };
  const shelves = [1.17, 1.5];
  return [
    board(w - 0.04, 0.09, d - 0.06, material, 0, 0.045, 0),
    ...movedParts(carcass(w, low - 0.09, d, 0, material), 0, 0.09, 0),
    ...drawers(2, 1, w - 0.05, 0.16, low - 0.18, d / 2, material, grip),
    ...front('panelled', w / 2 - 0.026, low - 0.3, -w / 4 + 0.005, 0.39, d / 2, material, grip, 1),
    ...front('panelled', w / 2 - 0.026, low - 0.3, w / 4 - 0.005, 0.39, d / 2, material, grip, -1),
    board(w + 0.04, 0.032, d + 0.03, counter, 0, low + 0.012, 0.008, 0.008),
    ...movedParts(carcass(w - 0.04, h - low - 0.06, 0.27, low + 0.028, material), 0, 0, back),
    ...Array.from({ length: 9 }, (_, i) =>
      board(0.118, h - low - 0.1, 0.008, material, -0.5 + i * 0.125, (h + low) / 2, back - 0.115),
    ),
    ...shelves.map((y) => board(w - 0.08, 0.022, 0.24, material, 0, y, back)),
    ...cornice(w - 0.04, 0.27, h - 0.035, material).map((one) => movedParts([one], 0, 0, back)[0]),
    ...[-0.4, -0.13, 0.14, 0.41].map((x, i) => plate(x, shelves[0] + 0.01, 0.115, i % 2 ? '#e7e1d3' : '#7f97a3')),
    ...[-0.42, -0.2].map((x) => plate(x, shelves[1] + 0.01, 0.1, '#efe9dc')),
    ...movedParts(vessels(0.18, shelves[1] + 0.01), 0, 0, back),
    ...movedParts(vessels(-0.28, low + 0.03), 0, 0, 0),
  ];
}

export function caneCabinet(material: Material, metal: Material): Part[] {
  const [w, h, d, leg] = [36 * inchWide, 1.02, 0.41, 0.34];
  const grip: Handle = { kind: 'knob', material: metal };
  return [
    ...fourLegs('pin', w - 0.07, d - 0.07, leg, metal, 0, 1.3),
    ...[-1, 1].map((s) => board(w - 0.06, 0.014, 0.014, metal, 0, leg - 0.007, s * (d / 2 - 0.04))),
    ...movedParts(
      [
        ...carcass(w, h, d, 0, material),
        board(w - 0.04, 0.02, d - 0.06, material, 0, h * 0.52, -0.01),
        ...bottles(h * 0.53),
        ...front('cane', w / 2 - 0.012, h - 0.05, -w / 4 + 0.003, h / 2, d / 2, material, grip, 1),
        ...front('cane', w / 2 - 0.012, h - 0.05, w / 4 - 0.003, h / 2, d / 2, material, grip, -1),
      ],
      0,
      leg,
      0,
    ),
  ];
}

const bottles = (y: number): Part[] =>
  [-0.3, -0.2, 0.12, 0.22, 0.33].map((x, i) =>
    part(
      move(
        lathe(
          [
            [0, 0],
            [0.036, 0],
            [0.036, 0.17],
            [0.013, 0.22],
            [0.013, 0.29],
            [0, 0.29],
          ],
          16,
        ),
        x,
        y,
        0.05,
      ),
      plain(i % 2 ? '#4d3a1c' : '#243328', { gloss: 0.5 }),
    ),
  );

export function locker(coat: Material): Part[] {
  const [w, h, d] = [45 * inchWide, 1.83, 0.46];
  const grip: Handle = { kind: 'ring', material: steel() };
  const plate = plain('#c9b27a', { gloss: 0.3 });
  return [
    ...movedParts(carcass(w, h - 0.12, d, 0, coat), 0, 0.12, 0),
    ...fourLegs('square', w - 0.06, d - 0.06, 0.12, coat, 0, 1.1),
    ...[-1, 0, 1].flatMap((i) => [
      ...front('vented', w / 3 - 0.006, h - 0.16, (i * (w - 0.02)) / 3, h / 2 + 0.06, d / 2, coat, grip, 1),
      board(0.085, 0.04, 0.003, plate, (i * (w - 0.02)) / 3, h * 0.76, d / 2 + 0.012, 0.001),
    ]),
  ];
}

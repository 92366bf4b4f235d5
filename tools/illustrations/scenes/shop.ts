import { platformBed } from '../furniture/bed.ts';
import { sideboard, tallboy } from '../furniture/cupboard.ts';
import { caneVanity, roundMirrorVanity } from '../furniture/dressing-table.ts';
import { loungeFrame } from '../furniture/lounge-frame.ts';
import { curvedSofa, sofa } from '../furniture/sofa.ts';
import { coffeeTable, pedestal } from '../furniture/table.ts';
import { stool } from '../furniture/wooden-chair.ts';
import type { Part } from '../geometry/part.ts';
import { print } from '../room/art.ts';
import { floorLamp, pendant, tableLamp } from '../room/lamps.ts';
import { plant, vase } from '../room/plants.ts';
import { bookStack, bowl, fruit, pillow, toiletries } from '../room/props.ts';
import type { RoomPlan } from '../room/room.ts';
import { curtain } from '../room/windows.ts';
import { boucle, linen, velvet, wool } from '../surface/cloth.ts';
import { blackMetal, brass, ceramic, clay } from '../surface/hard.ts';
import { wood } from '../surface/wood.ts';
import { place, type ScenePlan } from './scene.ts';

type Shot = { plan: () => ScenePlan; width?: number; height?: number };

const threeSeater = (colour: string): Part[] =>
  sofa({
    width: 2.2,
    depth: 0.92,
    height: 0.8,
    seats: 3,
    fabric: linen(colour, 0.1),
    arm: { width: 0.15, height: 0.6 },
    legs: { kind: 'tapered', height: 0.15, material: wood('walnut') },
    back: 'cushions',
    corded: true,
  });

/** The pictures of the six categories are one series: the same arch, each in its own colour. */
const niche = (wall: string, lower: string, floor: RoomPlan['floor']): RoomPlan => ({
  wall,
  lower,
  floor,
  panel: 'arch',
  trim: wall,
});

/** Pictures of the shop itself: the hero, the three sets of the home page and the categories. */
export const shopScenes: Record<string, Shot> = {
  hero: {
    width: 2400,
    height: 1350,
    plan: () => ({
      room: {
        wall: '#c79877',
        floor: 'oak',
        trim: '#cda283',
        rug: { pattern: 'border', colours: ['#d9ccb2', '#8a5a42'], width: 3.2, depth: 1.7, z: 1.35, x: 0.75 },
      },
      light: 'sun',
      wide: 4.7,
      low: -0.52,
      away: 3.8,
      exposure: 1.2,
      parts: [
        ...place(threeSeater('#d6c8ac'), 0.62, 0.64),
        pillow(0.46, velvet('#8f3f1f'), 0.0, 0.46, 0.52, 24, 6),
        pillow(0.4, linen('#57603f', 0.14), 1.28, 0.46, 0.54, 24, -7),
        ...place(coffeeTable(wood('walnut')), 0.72, 1.55, -5),
        ...place([...bowl('#8d5a3c', 0.15), ...fruit('#c08a2c', 4)], 0.5, 1.55, 0, 0.46),
        ...place(bookStack(['#51605a', '#e0d4bc', '#a2624a']), 1.08, 1.53, 0, 0.46),
        ...place(plant(1.75, clay('#d3c1a4')), -0.88, 0.45),
        ...place(floorLamp(brass()), 2.0, 0.42),
        ...place(loungeFrame(wood('walnut'), wool('#3a4f3c')), -1.42, 1.15, 42),
        ...print('stones', ['#efe4cf', '#b8663f', '#46544b', '#c9a25e'], 0.42, 1.5, 0.5, 0.66, wood('oak')),
        ...print('hills', ['#e5dbc6', '#6f8274', '#b9a273', '#c8b793'], 1.06, 1.5, 0.5, 0.66, wood('oak')),
      ],
    }),
  },
  'set-sofa': {
    plan: () => ({
      room: {
        wall: '#a8ad97',
        floor: 'pale',
        rug: { pattern: 'plain', colours: ['#e0d6c3', '#e0d6c3'], width: 3, depth: 1.8, z: 1.45 },
        trim: '#b3b8a2',
      },
      light: 'sun',
      wide: 4.2,
      low: -0.48,
      away: 3.8,
      parts: [
        ...place(threeSeater('#c98f5f'), -0.35, 0.62),
        ...place(loungeFrame(wood('walnut'), linen('#c98f5f', 0.1)), 1.28, 1.2, -38),
        ...place(coffeeTable(wood('walnut')), -0.3, 1.55),
        ...place(vase('leaves', ceramic('#e6ddcb'), 0.9), -0.5, 1.53, 0, 0.46),
        ...place(floorLamp(blackMetal()), -1.62, 0.4),
        ...print('sun', ['#e8d9bb', '#b8663f', '#5f6d62', '#d9a86b'], -0.35, 1.42, 0.6, 0.6, wood('oak')),
      ],
    }),
  },
  'set-bed': {
    plan: () => ({
      room: {
        wall: '#b7886c',
        floor: 'oak',
        panel: 'half',
        lower: '#d8c7ae',
        trim: '#e0d2bc',
        rug: { pattern: 'border', colours: ['#e0d6c3', '#a2674a'], width: 3.2, depth: 1.6, z: 2.1 },
      },
      light: 'softRight',
      wide: 3.5,
      depth: 1.1,
      away: 4.2,
      low: -0.3,
      parts: [
        ...place(
          platformBed(1.53, wood('walnut'), {
            sheet: '#efe8da',
            cover: '#d9ccb4',
            throw: '#59664f',
            pillow: '#b8764c',
          }),
          0,
          0.12,
        ),
        ...[-1.18, 1.18].flatMap((x) => [
          ...place(stool('square', wood('walnut'), wood('walnut'), 0.5), x, 0.34),
          ...place(tableLamp(ceramic('#e6dccb'), 0.95), x, 0.32, 0, 0.52),
        ]),
        ...pendant('#3f3a35', 0, 2.6, 0.6),
      ],
    }),
  },
  'set-dressing-table': {
    plan: () => ({
      room: { wall: '#c9a99a', floor: 'herringbone', panel: 'frames', trim: '#cdaea0' },
      light: 'sun',
      wide: 3.0,
      low: -0.34,
      parts: [
        ...place(roundMirrorVanity(wood('walnut')), -0.52, 0.28),
        ...place(stool('round', wood('walnut'), velvet('#5b6b4e')), -0.46, 0.8),
        ...place(toiletries(), -0.94, 0.3, 0, 0.71),
        ...place(tallboy(wood('walnut')), 0.88, 0.33),
        ...place(vase('branches', ceramic('#e6dccb'), 1), 0.72, 0.33, 0, 1.13),
        ...place(tableLamp(brass(), 0.9), 1.1, 0.33, 0, 1.13),
        ...curtain(-1.65, 0.5, '#e6dac6'),
      ],
    }),
  },
  'category-bed': {
    plan: () => ({
      room: niche('#8f9f97', '#a5b3aa', 'pale'),
      light: 'sun',
      wide: 3.1,
      depth: 1.1,
      away: 4.2,
      low: -0.28,
      parts: [
        ...place(
          platformBed(1.38, wood('honeyOak'), {
            sheet: '#f1ebdf',
            cover: '#e3d9c6',
            throw: '#b8663f',
            pillow: '#8f9f97',
          }),
          0,
          0.14,
        ),
      ],
    }),
  },
  'category-sofa': {
    plan: () => ({
      room: niche('#bf8a68', '#cd9f7f', 'oak'),
      light: 'sun',
      wide: 3.2,
      parts: [
        ...place(curvedSofa(2.3, velvet('#3c4a35'), wood('walnut')), 0, 0.7),
        pillow(0.42, boucle('#e0d5bf'), -0.6, 0.44, 0.72, 22, 5),
      ],
    }),
  },
  'category-dressing-table': {
    plan: () => ({
      room: niche('#cfab9b', '#dcbfb1', 'herringbone'),
      light: 'sun',
      wide: 2.45,
      low: -0.22,
      parts: [
        ...place(caneVanity(wood('honeyOak')), 0, 0.27),
        ...place(toiletries(), -0.32, 0.3, 0, 0.75),
        ...place(stool('round', wood('honeyOak'), boucle('#e6dcc8')), 0.1, 0.74),
      ],
    }),
  },
  'category-table': {
    plan: () => ({
      room: niche('#c2a36f', '#d1b687', 'stone'),
      light: 'sun',
      wide: 2.6,
      depth: 0.9,
      parts: [
        ...place(pedestal(wood('walnut')), 0, 0.95, 20),
        ...place(vase('leaves', ceramic('#e9e0cf'), 1.2), 0.02, 0.92, 0, 0.74),
        ...pendant('#3a352f', 0, 1.75, 0.9),
      ],
    }),
  },
  'category-cupboard': {
    plan: () => ({
      room: niche('#7f8b98', '#97a2ad', 'oak'),
      light: 'sun',
      wide: 2.85,
      low: -0.34,
      parts: [
        ...place(sideboard(wood('teak')), 0, 0.27),
        ...place(tableLamp(clay('#c9824f'), 1.1), -0.66, 0.27, 0, 0.76),
        ...place(vase('branches', ceramic('#ece4d4'), 1.1), 0.62, 0.27, 0, 0.76),
      ],
    }),
  },
  'category-chair': {
    plan: () => ({
      room: niche('#b0a58f', '#c2b8a3', 'dark'),
      light: 'sun',
      wide: 2.35,
      parts: [...place(loungeFrame(wood('teak'), wool('#b4582f')), 0, 0.78, -26)],
    }),
  },
};

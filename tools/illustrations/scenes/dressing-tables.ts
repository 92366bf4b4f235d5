import {
  archedVanity,
  bambooVanity,
  campaignVanity,
  caneVanity,
  decoVanity,
  roundMirrorVanity,
  skirtedVanity,
  threeMirrorVanity,
} from '../furniture/dressing-table.ts';
import { stool } from '../furniture/wooden-chair.ts';
import { tableLamp } from '../room/lamps.ts';
import { plant, vase } from '../room/plants.ts';
import { basket, bookStack, toiletries } from '../room/props.ts';
import { curtain } from '../room/windows.ts';
import { boucle, linen, rush, velvet } from '../surface/cloth.ts';
import { brass, ceramic, clay, lacquer, oldBrass } from '../surface/hard.ts';
import { paint, wood } from '../surface/wood.ts';
import { place, type SceneBook } from './scene.ts';

export const dressingTableScenes: SceneBook = {
  'walnut-vanity-round-mirror': {
    main: () => ({
      room: {
        wall: '#cdb6a0',
        floor: 'oak',
        trim: '#d8c5b1',
        rug: { pattern: 'plain', colours: ['#ddd2be', '#ddd2be'], width: 2, depth: 1.2, z: 0.95 },
      },
      light: 'sun',
      wide: 2.35,
      low: -0.22,
      parts: [
        ...place(roundMirrorVanity(wood('walnut')), 0, 0.27),
        ...place(stool('round', wood('walnut'), velvet('#8f4a34')), 0.06, 0.78),
        ...place(toiletries(), -0.42, 0.3, 0, 0.71),
        ...place(vase('branches', ceramic('#e0d6c4'), 0.8), 0.47, 0.24, 0, 0.71),
      ],
    }),
    second: { wide: 0.95, x: -0.16, low: 0.46, light: 'soft' },
  },
  'cottage-vanity-three-mirrors': {
    main: () => ({
      room: { wall: '#a9b7a9', floor: 'painted', panel: 'boards', trim: '#adbbac' },
      light: 'soft',
      wide: 2.3,
      low: -0.2,
      parts: [
        ...place(threeMirrorVanity(paint('#ebe2cc', { worn: 0.08 }), ceramic('#f2ece0')), 0, 0.3),
        ...place(toiletries(), 0.2, 0.38, 0, 0.75),
        ...place(basket(0.17), -0.72, 0.45),
      ],
    }),
    second: { wide: 0.95, x: 0.1, low: 0.5, light: 'sun' },
  },
  'art-deco-dressing-table': {
    main: () => ({
      room: { wall: '#5d6b6d', floor: 'herringbone', panel: 'frames' },
      light: 'low',
      wide: 2.55,
      low: -0.22,
      exposure: 1.35,
      parts: [
        ...place(decoVanity(wood('burr')), 0, 0.32),
        ...place(tableLamp(brass(), 0.85), -0.44, 0.3, 0, 0.69),
        ...place(toiletries(), 0.38, 0.34, 0, 0.69),
        ...place(stool('round', wood('walnut'), velvet('#c3a57a')), 0.02, 0.85),
      ],
    }),
    second: { wide: 1.05, x: -0.3, low: 0.34, light: 'soft', exposure: 1.3 },
  },
  'skirted-kidney-vanity': {
    main: () => ({
      room: { wall: '#e6d9c6', floor: 'oak', trim: '#ece3d3', panel: 'wainscot' },
      light: 'softRight',
      wide: 2.25,
      low: -0.22,
      parts: [
        ...place(skirtedVanity(linen('#cfa290', 0.07), wood('pine'), oldBrass()), 0, 0.4),
        ...place(toiletries(), 0.28, 0.42, 0, 0.74),
        ...place(vase('leaves', ceramic('#e9e1d2'), 0.7), -0.36, 0.36, 0, 0.74),
        ...curtain(-0.92, 0.4, '#e9dfcb'),
      ],
    }),
  },
  'oak-cane-vanity-and-stool': {
    main: () => ({
      room: { wall: '#b9b49d', floor: 'pale', trim: '#c3bea8' },
      light: 'sun',
      wide: 2.4,
      low: -0.22,
      parts: [
        ...place(caneVanity(wood('paleOak')), 0, 0.27, 0),
        ...place(stool('square', wood('paleOak'), rush('#cfae74')), 0.12, 0.68, 8),
        ...place(toiletries(), -0.34, 0.3, 0, 0.75),
        ...place(plant(1.05, clay('#c79a72')), 0.74, 0.35),
      ],
    }),
    second: { wide: 0.9, x: -0.05, low: 0.48, light: 'soft' },
  },
  'campaign-flip-top-vanity': {
    main: () => ({
      room: { wall: '#c8a87e', floor: 'dark', trim: '#d3b78f' },
      light: 'soft',
      wide: 2.15,
      low: -0.24,
      parts: [
        ...place(campaignVanity(wood('mahogany'), brass()), 0, 0.33, -8),
        ...place(bookStack(['#4f5f58', '#d8cbb0']), -0.38, 0.33, 0, 0.76),
        ...place(plant(1.15, clay('#8f6a54'), 'palm'), 0.85, 0.4),
      ],
    }),
  },
  'white-lacquer-arched-vanity': {
    main: () => ({
      room: { wall: '#c79a86', floor: 'herringbone', trim: '#cda392' },
      light: 'sunRight',
      wide: 2.55,
      low: -0.2,
      parts: [
        ...place(archedVanity(lacquer('#ece8de'), brass()), 0, 0.28),
        ...place(stool('round', wood('paleOak'), boucle('#e2d8c6')), -0.1, 0.76),
        ...place(toiletries(), 0.3, 0.32, 0, 0.75),
        ...place(vase('branches', ceramic('#b5673f'), 0.75), -0.42, 0.26, 0, 0.75),
      ],
    }),
  },
  'bamboo-vanity-and-stool': {
    main: () => ({
      room: { wall: '#e8dcc2', floor: 'terracotta', trim: '#e8dcc2' },
      light: 'sun',
      wide: 2.25,
      low: -0.2,
      parts: [
        ...place(bambooVanity(paint('#c8954e', { gloss: 0.35 }), rush('#c7a264')), -0.05, 0.3, 0),
        ...place(stool('round', paint('#c8954e', { gloss: 0.35 }), linen('#c08a2c', 0.12)), 0.2, 0.74),
        ...place(toiletries(), -0.32, 0.32, 0, 0.76),
        ...place(plant(1.25, clay('#d6b48c'), 'palm'), 0.98, 0.35),
      ],
    }),
  },
};

import {
  apothecary,
  armoire,
  caneCabinet,
  glazedBookcase,
  hutch,
  locker,
  sideboard,
  tallboy,
} from '../furniture/cupboard.ts';
import { print } from '../room/art.ts';
import { tableLamp } from '../room/lamps.ts';
import { plant, vase } from '../room/plants.ts';
import { basket, bookStack, bowl, tray } from '../room/props.ts';
import { brass, ceramic, clay, enamel, oldBrass } from '../surface/hard.ts';
import { paint, wood } from '../surface/wood.ts';
import { place, type SceneBook } from './scene.ts';

export const cupboardScenes: SceneBook = {
  'walnut-sideboard': {
    main: () => ({
      room: { wall: '#d3c6ac', floor: 'oak', trim: '#ded3bc' },
      light: 'sun',
      wide: 2.85,
      parts: [
        ...place(sideboard(wood('walnut')), 0, 0.27),
        ...place(tableLamp(clay('#b5673f'), 1.15), -0.74, 0.27, 0, 0.76),
        ...place(bookStack(['#51605a', '#d8cbb0', '#a2624a']), 0.02, 0.27, 0, 0.76),
        ...place(vase('branches', ceramic('#e0d8c6'), 1), 0.72, 0.27, 0, 0.76),
        ...print('sun', ['#e6d4b2', '#bd5f3c', '#66756a', '#d9a86b'], 0.02, 1.36, 0.62, 0.72, wood('oak')),
      ],
    }),
    second: { wide: 1.2, x: 0.62, low: 0.06, light: 'soft' },
  },
  'painted-armoire': {
    main: () => ({
      room: { wall: '#e3d4bc', floor: 'painted', trim: '#e6dcc8' },
      light: 'soft',
      wide: 3.0,
      low: -0.2,
      parts: [
        ...place(armoire(paint('#7d919b', { worn: 0.06 }), oldBrass()), 0, 0.36, 8),
        ...place(basket(0.2), -0.92, 0.4),
        ...place(plant(1.1, clay('#b07a58'), 'snake'), 0.98, 0.4),
      ],
    }),
    second: { wide: 1.15, x: 0.08, low: 0.1, light: 'sun' },
  },
  'glazed-oak-bookcase': {
    main: () => ({
      room: { wall: '#66756c', floor: 'herringbone', panel: 'frames' },
      light: 'low',
      wide: 3.0,
      low: -0.2,
      exposure: 1.35,
      parts: [
        ...place(glazedBookcase(wood('oak'), oldBrass()), 0, 0.3, -6),
        ...place(plant(1.35, clay('#c9b89c')), 0.98, 0.42),
        ...place(bookStack(['#8c4f3c', '#d8cbb0', '#3f4a54', '#b99a5c']), -0.86, 0.5),
      ],
    }),
    second: { wide: 1.1, x: 0, low: 0.72, light: 'soft', exposure: 1.3 },
  },
  'mahogany-tallboy': {
    main: () => ({
      room: { wall: '#b8b39c', floor: 'dark', panel: 'wainscot', trim: '#e2dac7' },
      light: 'soft',
      wide: 2.5,
      low: -0.24,
      parts: [
        ...place(tallboy(wood('mahogany')), 0, 0.33, 7),
        ...place(tableLamp(oldBrass(), 1), -0.24, 0.33, 0, 1.13),
        ...place(tray(wood('walnut'), 0.28), 0.22, 0.36, 0, 1.13),
        ...place(bowl('#d8cbb5', 0.08), 0.22, 0.36, 0, 1.14),
      ],
    }),
  },
  'apothecary-chest': {
    main: () => ({
      room: { wall: '#dcc7a8', floor: 'terracotta', trim: '#dcc7a8' },
      light: 'sun',
      wide: 2.3,
      low: -0.28,
      parts: [
        ...place(apothecary(wood('oldPine'), oldBrass()), 0, 0.27, -5),
        ...place(vase('leaves', clay('#8a5a3f'), 1.15), -0.36, 0.27, 0, 0.9),
        ...place(bowl('#e0d4bf', 0.13), 0.28, 0.27, 0, 0.9),
        ...print('stones', ['#efe4cf', '#b0643f', '#57665c', '#c9a25e'], 0.02, 1.28, 0.36, 0.46, wood('walnut')),
      ],
    }),
    second: { wide: 0.85, x: 0.18, low: 0.26, light: 'soft' },
  },
  'sage-kitchen-hutch': {
    main: () => ({
      room: { wall: '#e6dcc8', floor: 'stone', panel: 'boards', trim: '#e8dfcd' },
      light: 'softRight',
      wide: 3.0,
      low: -0.2,
      parts: [
        ...place(hutch(paint('#8f9d83', { worn: 0.05 }), wood('pine'), wood('pine')), 0, 0.34, 5),
        ...place(basket(0.22), 0.96, 0.45),
      ],
    }),
    second: { wide: 1.15, x: 0, low: 0.72, light: 'sunRight' },
  },
  'cane-front-bar-cabinet': {
    main: () => ({
      room: { wall: '#b5765a', floor: 'oak', trim: '#b97d62' },
      light: 'sunRight',
      wide: 2.6,
      low: -0.22,
      parts: [
        ...place(caneCabinet(wood('blackAsh'), brass()), 0, 0.3, 8),
        ...place(tray(brass(), 0.3), -0.18, 0.3, 0, 1.36),
        ...place(vase('branches', ceramic('#e6dccb'), 0.95), 0.24, 0.3, 0, 1.36),
        ...place(plant(1.2, clay('#d8c6ac'), 'palm'), -0.86, 0.42),
      ],
    }),
  },
  'factory-steel-locker': {
    main: () => ({
      room: { wall: '#c2bcae', floor: 'dark', trim: '#a9a394', panel: 'half', lower: '#8e8a7e' },
      light: 'soft',
      wide: 3.0,
      low: -0.2,
      parts: [
        ...place(locker(enamel('#7e9a86')), 0, 0.34, -8),
        ...place(plant(1.25, clay('#a9653f'), 'fig'), 0.98, 0.42),
        ...place(basket(0.18), -0.9, 0.5),
      ],
    }),
  },
};

import { sling, tub, wingback } from '../furniture/armchair.ts';
import { loungeFrame } from '../furniture/lounge-frame.ts';
import { nest } from '../furniture/table.ts';
import { bentwood, caneDining, rocker, windsor } from '../furniture/wooden-chair.ts';
import { print } from '../room/art.ts';
import { floorLamp, pendant } from '../room/lamps.ts';
import { plant, vase } from '../room/plants.ts';
import { basket, bookStack } from '../room/props.ts';
import { backWindow, curtain } from '../room/windows.ts';
import { leather, linen, velvet, wool } from '../surface/cloth.ts';
import { blackMetal, brass, clay } from '../surface/hard.ts';
import { paint, wood } from '../surface/wood.ts';
import { place, type SceneBook } from './scene.ts';

export const chairScenes: SceneBook = {
  'walnut-lounge-chair': {
    main: () => ({
      room: {
        wall: '#d5c3a6',
        floor: 'oak',
        rug: { pattern: 'round', colours: ['#cdbd9f', '#b9a27c'], width: 1.9, depth: 1.5, z: 0.85, round: true },
      },
      light: 'sun',
      wide: 2.05,
      parts: [
        ...place(loungeFrame(wood('walnut'), wool('#2f4a36')), 0.02, 0.75, -28),
        ...place(floorLamp(blackMetal()), -0.66, 0.32),
        ...place(bookStack(['#9a5a3c', '#d8cbb0', '#5d6a60']), 0.66, 0.6),
      ],
    }),
    second: { wide: 0.85, x: 0.1, low: 0.12, light: 'soft' },
  },
  'hoop-back-windsor-chair': {
    main: () => ({
      room: { wall: '#8d9c93', floor: 'painted', panel: 'boards', trim: '#93a299' },
      light: 'soft',
      wide: 1.75,
      parts: [...place(windsor(wood('elm')), 0.02, 0.62, 26), ...place(basket(0.19), -0.56, 0.42)],
    }),
    second: { wide: 0.8, x: 0.02, low: 0.36, light: 'low' },
  },
  'mustard-wingback': {
    main: () => ({
      room: {
        wall: '#53636b',
        floor: 'herringbone',
        panel: 'frames',
        rug: { pattern: 'border', colours: ['#c7b799', '#7c5642'], width: 1.9, depth: 1.3, z: 0.95 },
      },
      light: 'low',
      wide: 2.2,
      exposure: 1.35,
      parts: [
        ...place(wingback(wool('#b9862c'), wood('beech')), 0, 0.72, -24),
        ...place(floorLamp(brass()), 0.68, 0.36),
        ...place(bookStack(['#b0563c', '#e0d6c0', '#7a8a78', '#3f4a54']), -0.64, 0.6),
      ],
    }),
    second: { wide: 0.9, x: -0.02, low: 0.3, light: 'soft', exposure: 1.3 },
  },
  'cane-dining-chairs-four': {
    main: () => ({
      room: { wall: '#e3d7c3', floor: 'oak', panel: 'half', lower: '#b7a488', trim: '#d9ccb4' },
      light: 'sun',
      wide: 2.5,
      parts: [-0.84, -0.28, 0.28, 0.84].flatMap((x, i) =>
        place(caneDining(wood('paleOak'), linen('#cfc4ae', 0.1)), x, 0.55 + (i % 2) * 0.18, [32, 14, -12, -30][i]),
      ),
    }),
  },
  'bentwood-cafe-pair': {
    main: () => ({
      room: { wall: '#cfa98c', floor: 'stone', panel: 'half', lower: '#7d4f3f', trim: '#7d4f3f' },
      light: 'soft',
      wide: 1.95,
      parts: [
        ...place(bentwood(paint('#1d1b1a', { worn: 0.1, gloss: 0.4 })), -0.36, 0.55, 24),
        ...place(bentwood(paint('#1d1b1a', { worn: 0.1, gloss: 0.4 })), 0.36, 0.62, -30),
        ...print('ink', ['#efe6d4', '#2b2724'], 0, 1.48, 0.4, 0.52, wood('oak')),
      ],
    }),
  },
  'ladder-back-rocker': {
    main: () => ({
      room: { wall: '#dfe0d6', floor: 'pale', panel: 'boards', trim: '#dcdcd0' },
      light: 'softRight',
      wide: 2.05,
      parts: [
        ...place(rocker(wood('maple')), 0.05, 0.75, -34),
        ...backWindow(-0.62, 1.45, 0.7, 0.95),
        ...place(basket(0.2), 0.68, 0.45),
      ],
    }),
    second: { wide: 0.85, x: 0.06, low: 0.3, light: 'soft' },
  },
  'rust-velvet-tub-chair': {
    main: () => ({
      room: {
        wall: '#b8ab98',
        floor: 'herringbone',
        rug: { pattern: 'plain', colours: ['#ddd3c0', '#ddd3c0'], width: 1.8, depth: 1.3, z: 0.9 },
      },
      light: 'sunRight',
      wide: 1.95,
      parts: [
        ...place(tub(velvet('#8f3f1f')), 0, 0.75, 22),
        ...place(plant(1.1, clay('#8b8375')), 0.66, 0.36),
        ...curtain(-0.85, 0.42, '#d8ccb6'),
      ],
    }),
  },
  'leather-sling-chair': {
    main: () => ({
      room: {
        wall: '#9b978c',
        floor: 'dark',
        rug: { pattern: 'diamonds', colours: ['#d8cbb2', '#5a4638'], width: 1.9, depth: 1.3, z: 0.95 },
      },
      light: 'low',
      wide: 2.15,
      exposure: 1.3,
      parts: [
        ...place(sling(leather('#8a4b24', 0.3), blackMetal()), 0, 0.8, 32),
        ...place(nest(wood('walnut')).slice(0, 8), -0.64, 0.5),
        ...place(vase('branches', clay('#d9cdb8'), 1), -0.64, 0.5, 0, 0.48),
        ...pendant('#2d2b29', 0.62, 1.25, 0.4),
      ],
    }),
  },
};

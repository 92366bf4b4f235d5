import { bunkBed, channelBed, daybed, platformBed, sleighBed } from '../furniture/bed.ts';
import { fourPoster, ironBed, spindleBed } from '../furniture/post-bed.ts';
import { nest } from '../furniture/table.ts';
import { stool } from '../furniture/wooden-chair.ts';
import type { Part } from '../geometry/part.ts';
import { print } from '../room/art.ts';
import { tableLamp } from '../room/lamps.ts';
import { plant } from '../room/plants.ts';
import { bookStack, pillow } from '../room/props.ts';
import { backWindow, curtain } from '../room/windows.ts';
import { linen, tweed, velvet } from '../surface/cloth.ts';
import { blackMetal, ceramic, clay, oldBrass } from '../surface/hard.ts';
import type { Material } from '../surface/material.ts';
import { paint, wood } from '../surface/wood.ts';
import { place, type SceneBook } from './scene.ts';

const bedside = (x: number, material: Material, base: Material): Part[] => [
  ...place(stool('square', material, material, 0.5), x, 0.34),
  ...place(tableLamp(base, 0.95), x, 0.32, 0, 0.52),
];

export const bedScenes: SceneBook = {
  'oak-slat-platform-bed': {
    main: () => ({
      room: {
        wall: '#cfc3ad',
        floor: 'pale',
        rug: { pattern: 'plain', colours: ['#dfd5c2', '#dfd5c2'], width: 2.9, depth: 1.7, z: 1.9 },
      },
      light: 'sun',
      wide: 3.2,
      depth: 1.1,
      away: 4.2,
      low: -0.26,
      parts: [
        ...place(
          platformBed(1.53, wood('paleOak'), {
            sheet: '#e9e3d6',
            cover: '#b9b39c',
            throw: '#a2674a',
            pillow: '#b9b39c',
          }),
          0,
          0.12,
        ),
        ...bedside(-1.14, wood('paleOak'), clay('#c9b79c')),
        ...print('hills', ['#e5dbc6', '#8a9a84', '#b9a273', '#cfc7aa'], 0, 1.62, 0.9, 0.6, wood('oak')),
      ],
    }),
    second: { wide: 1.5, x: -0.3, low: 0.3, light: 'soft' },
  },
  'teal-velvet-channel-bed': {
    main: () => ({
      room: { wall: '#c2a58f', floor: 'herringbone', panel: 'frames', trim: '#c6aa95' },
      light: 'soft',
      wide: 3.5,
      depth: 1.1,
      away: 4.2,
      low: -0.26,
      parts: [
        ...place(
          channelBed(1.95, velvet('#174a4e'), {
            sheet: '#efe9dc',
            cover: '#e2d8c5',
            throw: '#b98a3e',
            pillow: '#2b5f63',
          }),
          0,
          0.14,
        ),
        ...bedside(-1.36, wood('walnut'), ceramic('#e6dccb')),
        ...bedside(1.36, wood('walnut'), ceramic('#e6dccb')),
      ],
    }),
    second: { wide: 1.6, x: 0.5, low: 0.42, light: 'low', exposure: 1.3 },
  },
  'black-iron-bed': {
    main: () => ({
      room: { wall: '#aeb7ae', floor: 'painted', panel: 'boards', trim: '#b3bcb2' },
      light: 'sun',
      wide: 3.3,
      x: -0.05,
      depth: 1.1,
      away: 4.2,
      low: -0.34,
      parts: [
        ...place(
          ironBed(1.38, blackMetal(), oldBrass(), { sheet: '#f0ebe0', cover: '#e6dfcf', throw: '#8f5a48' }),
          0,
          0.36,
          -14,
        ),
        ...curtain(1.3, 0.5, '#e7dfcd'),
      ],
    }),
    second: { wide: 1.35, x: -0.55, low: 0.46, light: 'soft' },
  },
  'mahogany-four-poster': {
    main: () => ({
      room: {
        wall: '#7f8f86',
        floor: 'dark',
        panel: 'wainscot',
        trim: '#e0d8c6',
        rug: { pattern: 'border', colours: ['#b9a07c', '#70382c'], width: 3.1, depth: 1.6, z: 2 },
      },
      light: 'low',
      wide: 3.9,
      depth: 1.1,
      away: 4.2,
      low: -0.3,
      exposure: 1.35,
      parts: [
        ...place(
          fourPoster(1.53, wood('mahogany'), {
            sheet: '#efe8da',
            cover: '#d9cfb9',
            throw: '#6f3b34',
            pillow: '#c3ad86',
          }),
          0,
          0.34,
          10,
        ),
        ...place(bookStack(['#8c4f3c', '#d8cbb0']), -1.45, 0.6),
      ],
    }),
  },
  'white-spindle-twin-bed': {
    main: () => ({
      room: {
        wall: '#d8b9a4',
        floor: 'oak',
        trim: '#e9dccb',
        rug: { pattern: 'round', colours: ['#e3d8c3', '#c99b6b'], width: 1.9, depth: 1.5, z: 1.7, round: true },
      },
      light: 'sunRight',
      wide: 3.1,
      x: 0.3,
      depth: 1.0,
      away: 4.2,
      low: -0.3,
      parts: [
        ...place(
          spindleBed(0.99, paint('#efebe2', { gloss: 0.25 }), { sheet: '#f4efe5', cover: '#a7b4ae', throw: '#d2a95c' }),
          -0.1,
          0.4,
          32,
        ),
        ...print('sun', ['#f0e2c8', '#d9a04e', '#9fb0a4', '#e0b98c'], 0.75, 1.42, 0.42, 0.54, wood('pine')),
      ],
    }),
  },
  'cherry-sleigh-bed': {
    main: () => ({
      room: { wall: '#d9c8a9', floor: 'oak', panel: 'half', lower: '#9c9a80', trim: '#e3d8c1' },
      light: 'soft',
      wide: 3.5,
      x: 0.02,
      depth: 1.1,
      away: 4.2,
      low: -0.3,
      parts: [
        ...place(
          sleighBed(1.53, wood('cherry'), { sheet: '#f0e9da', cover: '#d6cbb2', throw: '#5f6b57' }),
          -1.08,
          1.0,
          84,
        ),
        ...print('leafs', ['#eee4cf', '#6f7f63', '#8d9a76'], 0.1, 1.62, 0.44, 0.6, wood('cherry')),
      ],
    }),
    second: { wide: 1.5, x: -0.7, low: 0.06, light: 'sun' },
  },
  'walnut-daybed': {
    main: () => ({
      room: {
        wall: '#b7ad9a',
        floor: 'stone',
        rug: { pattern: 'stripes', colours: ['#d8cbb3', '#8a5a42'], width: 2.5, depth: 1.2, z: 1.25 },
      },
      light: 'sun',
      wide: 2.75,
      parts: [
        ...place(daybed(wood('walnut'), tweed('#3f4142', '#85807a')), 0, 0.55, 0),
        pillow(0.4, linen('#b5673f', 0.14), 0.66, 0.43, 0.42, 24, -6),
        ...place(plant(1.2, clay('#c7b69c')), -1.12, 0.4),
        ...print('ink', ['#efe6d4', '#33302c'], 0.2, 1.42, 0.5, 0.62, wood('walnut')),
      ],
    }),
  },
  'pine-bunk-bed': {
    main: () => ({
      room: {
        wall: '#a8b8b8',
        floor: 'pale',
        trim: '#e3dccb',
        rug: { pattern: 'round', colours: ['#e2d7c0', '#c98b54'], width: 1.7, depth: 1.3, z: 1.55, round: true },
      },
      light: 'bright',
      wide: 2.9,
      depth: 0.9,
      away: 3.8,
      low: -0.28,
      parts: [
        ...place(
          bunkBed(
            wood('pine'),
            { sheet: '#f2ecdf', cover: '#c98b5f', pillows: 1 },
            { sheet: '#f2ecdf', cover: '#7d94a0', pillows: 1 },
          ),
          0,
          0.66,
          7,
        ),
        ...place(nest(wood('pine')).slice(8, 16), -1.75, 0.6),
        ...backWindow(1.45, 1.5, 0.5, 0.8),
      ],
    }),
  },
};

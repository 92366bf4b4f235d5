import { sofa } from '../furniture/sofa.ts';
import {
  coffeeTable,
  consoleTable,
  gateLeg,
  glassCoffeeTable,
  marbleOval,
  nest,
  pedestal,
  trestle,
} from '../furniture/table.ts';
import { bentwood } from '../furniture/wooden-chair.ts';
import { print } from '../room/art.ts';
import { pendant, tableLamp } from '../room/lamps.ts';
import { plant, vase } from '../room/plants.ts';
import { bookStack, bowl, fruit, tray } from '../room/props.ts';
import { backWindow, curtain } from '../room/windows.ts';
import { boucle } from '../surface/cloth.ts';
import { brass, ceramic, clay, lacquer, marble } from '../surface/hard.ts';
import { paint, wood } from '../surface/wood.ts';
import { place, type SceneBook } from './scene.ts';

const cream = () =>
  sofa({
    width: 2.2,
    depth: 0.9,
    height: 0.78,
    seats: 3,
    fabric: boucle('#d9cdb8'),
    arm: { width: 0.16, height: 0.58 },
    legs: { kind: 'block', height: 0.1, material: wood('walnut') },
    back: 'cushions',
  });

export const tableScenes: SceneBook = {
  'oak-trestle-table': {
    main: () => ({
      room: { wall: '#cdbfa6', floor: 'stone', trim: '#d8ccb6' },
      light: 'sun',
      wide: 3.0,
      depth: 0.9,
      parts: [
        ...place(trestle(wood('barnOak')), 0, 0.95, 4),
        ...place([...bowl('#8d5a3c', 0.19), ...fruit('#b9892f', 5)], -0.18, 0.95, 0, 0.76),
        ...place(vase('leaves', ceramic('#7f8b80'), 1.2), 0.42, 0.85, 0, 0.76),
        ...pendant('#4a4640', 0, 1.55, 0.9),
      ],
    }),
    second: { wide: 1.3, x: -0.7, low: 0.08, light: 'soft' },
  },
  'round-walnut-pedestal-table': {
    main: () => ({
      room: {
        wall: '#9aa596',
        floor: 'oak',
        panel: 'half',
        lower: '#dcd4c2',
        trim: '#e3dccb',
        rug: { pattern: 'round', colours: ['#cbb994', '#a98e63'], width: 2.2, depth: 1.8, z: 0.95, round: true },
      },
      light: 'soft',
      wide: 2.3,
      depth: 0.9,
      parts: [
        ...place(pedestal(wood('walnut')), 0, 0.92, 20),
        ...place(bentwood(paint('#33271f', { gloss: 0.3 })), -0.82, 0.62, 48),
        ...place([...bowl('#d7cbb5', 0.15), ...fruit('#8a9a4a', 4)], 0.08, 0.9, 0, 0.74),
      ],
    }),
    second: { wide: 1.2, x: 0.12, low: 0.28, light: 'sun' },
  },
  'oval-marble-table': {
    main: () => ({
      room: { wall: '#b9a193', floor: 'herringbone', panel: 'frames', trim: '#bca597' },
      light: 'softRight',
      wide: 2.7,
      depth: 0.95,
      parts: [
        ...place(marbleOval(marble(), lacquer('#efece6')), 0, 1.0, 0),
        ...place(vase('branches', ceramic('#3d3f3c'), 1.25), 0.1, 0.95, 0, 0.73),
        ...pendant('#d8c9ae', 0.1, 1.65, 0.9),
      ],
    }),
  },
  'pine-gate-leg-table': {
    main: () => ({
      room: { wall: '#e0d5c0', floor: 'terracotta', trim: '#e0d5c0' },
      light: 'sunRight',
      wide: 2.0,
      depth: 0.75,
      parts: [
        ...place(gateLeg(wood('oldPine')), 0, 0.62, 0),
        ...place(vase('leaves', clay('#b0714c'), 1.05), -0.22, 0.62, 0, 0.73),
        ...backWindow(0.55, 1.5, 0.62, 0.9, '#d9cfbd'),
      ],
    }),
  },
  'teak-coffee-table': {
    main: () => ({
      room: {
        wall: '#d9cbb2',
        floor: 'pale',
        rug: { pattern: 'stripes', colours: ['#ddd2bd', '#6d7f78'], width: 2.7, depth: 1.4, z: 1.3 },
      },
      light: 'sun',
      wide: 2.25,
      depth: 1.2,
      away: 2.9,
      low: -0.34,
      parts: [
        ...place(coffeeTable(wood('teak')), 0, 1.32, 6),
        ...place(cream(), 0.1, 0.5),
        ...place(bookStack(['#a2593c', '#d9cdb4', '#4f5f58']), -0.35, 1.3, 0, 0.46),
        ...place(vase('empty', clay('#7f8b80'), 0.7), 0.38, 1.32, 0, 0.46),
      ],
    }),
    second: { wide: 1.1, x: -0.3, low: 0, light: 'soft' },
  },
  'nest-of-three-tables': {
    main: () => ({
      room: {
        wall: '#8c8f86',
        floor: 'oak',
        rug: { pattern: 'plain', colours: ['#cfc2a8', '#cfc2a8'], width: 2, depth: 1.2, z: 0.9 },
      },
      light: 'low',
      wide: 1.85,
      exposure: 1.3,
      parts: [
        ...place(nest(wood('teak')), -0.3, 0.72, -10),
        ...place(tableLamp(clay('#c98e5c'), 0.9), -0.33, 0.72, 0, 0.48),
        ...print('hills', ['#e2d6be', '#7a8f85', '#b7a171', '#c9c2a4'], 0.36, 1.2, 0.42, 0.52, wood('walnut')),
      ],
    }),
  },
  'slim-ash-console': {
    main: () => ({
      room: { wall: '#c79d7f', floor: 'stone', trim: '#d8b59b' },
      light: 'sun',
      wide: 2.2,
      low: -0.25,
      parts: [
        ...place(consoleTable(wood('ash'), wood('ash')), 0, 0.2),
        ...place(tableLamp(ceramic('#e2dac9'), 1), -0.38, 0.2, 0, 0.81),
        ...place([...tray(wood('walnut'), 0.26)], 0.3, 0.2, 0, 0.81),
        ...place(vase('branches', ceramic('#6d5a4c'), 0.85), 0.36, 0.19, 0, 0.82),
        ...place(bookStack(['#7c4a38', '#d6c8ad']), 0.05, 0.2, 0, 0.18),
      ],
    }),
  },
  'smoked-glass-coffee-table': {
    main: () => ({
      room: {
        wall: '#a48a6c',
        floor: 'oak',
        rug: { pattern: 'plain', colours: ['#e0d6c3', '#e0d6c3'], width: 2.4, depth: 1.7, z: 1.3, round: true },
      },
      light: 'late',
      wide: 1.75,
      depth: 1.1,
      away: 2.9,
      low: -0.28,
      parts: [
        ...place(glassCoffeeTable(brass()), 0, 1.1),
        ...place(bookStack(['#b9603c', '#e2d7c0']), -0.12, 1.12, 0, 0.41),
        ...place(vase('leaves', ceramic('#e6ded0'), 0.8), 0.14, 1.05, 0, 0.41),
        ...place(plant(1.3, clay('#d0c3ad')), -0.85, 0.3),
        ...curtain(0.95, 0.5, '#e0d2b8'),
      ],
    }),
  },
};

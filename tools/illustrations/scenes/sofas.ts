import { caneSettee, loungeFrame } from '../furniture/lounge-frame.ts';
import { camelback, chesterfield, curvedSofa, sofa } from '../furniture/sofa.ts';
import { print } from '../room/art.ts';
import { floorLamp } from '../room/lamps.ts';
import { plant, vase } from '../room/plants.ts';
import { pillow } from '../room/props.ts';
import { boucle, leather, linen, velvet, wool } from '../surface/cloth.ts';
import { blackMetal, brass, clay } from '../surface/hard.ts';
import { wood } from '../surface/wood.ts';
import { place, type SceneBook } from './scene.ts';

export const sofaScenes: SceneBook = {
  'olive-velvet-three-seater': {
    main: () => ({
      room: {
        wall: '#dccfb8',
        floor: 'oak',
        trim: '#e9e2d3',
        rug: { pattern: 'border', colours: ['#cbbb9c', '#84604a'], width: 2.7, depth: 1.7, z: 1.25 },
      },
      light: 'sun',
      wide: 3.0,
      parts: [
        ...place(
          sofa({
            width: 2.13,
            depth: 0.91,
            height: 0.79,
            seats: 3,
            fabric: velvet('#575429'),
            arm: { width: 0.13, height: 0.6 },
            legs: { kind: 'tapered', height: 0.17, material: wood('walnut') },
            back: 'cushions',
            corded: true,
          }),
          0,
          0.62,
        ),
        pillow(0.42, linen('#c8a06a', 0.14), -0.72, 0.46, 0.5, 24, 6),
        ...place(floorLamp(brass()), 1.32, 0.35),
      ],
    }),
    second: { wide: 1.35, x: -0.62, low: 0.02, light: 'soft' },
  },
  'cognac-leather-loveseat': {
    main: () => ({
      room: {
        wall: '#8f9a8f',
        floor: 'pale',
        trim: '#9da89c',
        rug: { pattern: 'plain', colours: ['#d9cfba', '#d9cfba'], width: 2.3, depth: 1.5, z: 1.2 },
      },
      light: 'soft',
      wide: 2.6,
      parts: [
        ...place(
          sofa({
            width: 1.52,
            depth: 0.84,
            height: 0.8,
            seats: 2,
            fabric: leather('#9a5a2c'),
            arm: { width: 0.17, height: 0.58, radius: 0.075 },
            legs: { kind: 'block', height: 0.12, material: wood('oak'), splay: 0 },
            back: 'tight',
          }),
          0,
          0.6,
          6,
        ),
        ...place(plant(1.35, clay('#cdbfa9')), -1.12, 0.4),
        ...print('stones', ['#e7ddc9', '#b8764c', '#3f4a44', '#c9a25e'], 0.42, 1.3, 0.42, 0.56, wood('oak')),
      ],
    }),
    second: { wide: 1.15, x: 0.4, low: 0.05, light: 'low' },
  },
  'oat-linen-chaise-sofa': {
    main: () => ({
      room: { wall: '#c9b7a0', floor: 'herringbone', panel: 'frames', trim: '#cdbca6' },
      light: 'softRight',
      wide: 3.5,
      parts: [
        ...place(
          sofa({
            width: 2.49,
            depth: 0.95,
            height: 0.8,
            seats: 3,
            chaise: 0.6,
            fabric: linen('#d3c5ab', 0.09),
            arm: { width: 0.18, height: 0.58 },
            legs: { kind: 'block', height: 0.08, material: wood('beech'), splay: 0 },
            back: 'cushions',
          }),
          -0.05,
          0.62,
        ),
        pillow(0.46, linen('#a3765a', 0.16), -0.72, 0.46, 0.52, 24, -5),
        pillow(0.4, linen('#e6decb', 0.1), -0.42, 0.46, 0.58, 26, 7),
        ...place(plant(1.5, clay('#b9aa95'), 'palm'), -1.5, 0.4),
      ],
    }),
    second: { wide: 1.6, x: 0.72, low: -0.25, light: 'sunRight' },
  },
  'bottle-green-chesterfield': {
    main: () => ({
      room: {
        wall: '#b59a78',
        floor: 'dark',
        panel: 'wainscot',
        trim: '#e0d5c0',
        rug: { pattern: 'diamonds', colours: ['#8c4f3c', '#d8c4a0'], width: 2.9, depth: 1.7, z: 1.3 },
      },
      light: 'low',
      wide: 2.9,
      exposure: 1.3,
      parts: [
        ...place(chesterfield(2.03, wool('#1d4433', 0.08), wood('mahogany')), 0, 0.62),
        ...print('hills', ['#d9cbb0', '#5c6f5d', '#8a9a84', '#b9b79a'], 0, 1.32, 0.8, 0.5, wood('walnut')),
      ],
    }),
    second: { wide: 1.2, x: -0.62, low: 0.1, light: 'soft', exposure: 1.25 },
  },
  'teak-frame-sofa': {
    main: () => ({
      room: {
        wall: '#e2d8c5',
        floor: 'oak',
        rug: { pattern: 'stripes', colours: ['#d9cdb6', '#b3654a'], width: 2.6, depth: 1.4, z: 1.25 },
      },
      light: 'sun',
      wide: 2.75,
      parts: [
        ...place(loungeFrame(wood('teak'), wool('#566673'), 3), 0, 0.68, -5),
        ...place(vase('leaves', clay('#7c8c84'), 1.35), 1.16, 0.45),
        ...print('sun', ['#e5d3b0', '#c46a45', '#6f7d6e', '#d9a86b'], -0.55, 1.32, 0.42, 0.54, wood('teak')),
      ],
    }),
    second: { wide: 1.15, x: 0.62, low: 0.05, light: 'soft' },
  },
  'dusty-rose-camelback-settee': {
    main: () => ({
      room: { wall: '#a9b3b0', floor: 'oak', panel: 'half', lower: '#e4dccb', trim: '#e9e2d4' },
      light: 'soft',
      wide: 2.4,
      parts: [
        ...place(camelback(1.68, linen('#bd8580', 0.07), wood('mahogany')), 0, 0.55, -7),
        ...place(vase('branches', clay('#e0d6c4'), 1.5), -1.02, 0.4),
      ],
    }),
  },
  'curved-boucle-sofa': {
    main: () => ({
      room: {
        wall: '#b98468',
        floor: 'stone',
        panel: 'arch',
        lower: '#c79578',
        rug: { pattern: 'round', colours: ['#d9cdb8', '#c9b89c'], width: 2.6, depth: 1.9, z: 1.35, round: true },
      },
      light: 'sunRight',
      wide: 3.25,
      parts: [
        ...place(curvedSofa(2.34, boucle('#ddd2bc'), wood('walnut')), 0, 0.72),
        pillow(0.44, boucle('#b5673f'), 0.68, 0.45, 0.72, 22, 4),
        ...place(plant(1.2, clay('#8f6a54'), 'snake'), -1.42, 0.45),
      ],
    }),
  },
  'cane-back-settee': {
    main: () => ({
      room: { wall: '#e6d9c4', floor: 'terracotta', trim: '#e6d9c4' },
      light: 'sun',
      wide: 2.35,
      parts: [
        ...place(caneSettee(wood('honeyOak'), linen('#b4603d', 0.1)), 0, 0.6, 12),
        ...place(plant(1.3, clay('#c7a98a'), 'palm'), 0.98, 0.32),
        ...print('stones', ['#efe4cf', '#c07a4e', '#7a8a78', '#d9b36c'], -0.4, 1.22, 0.34, 0.44, blackMetal()),
      ],
    }),
  },
};

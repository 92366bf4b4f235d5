import { expect, it } from 'vitest';
import { ticksBetween } from './other-work.mjs';

const processes = (ticks: Record<string, [own: number, ended: number]>) =>
  new Map(Object.entries(ticks).map(([pid, [own, ended]]) => [pid, { own, withEnded: own + ended }]));

it('counts what a child did until it ended', () => {
  expect(ticksBetween(processes({ 1: [100, 0], 2: [50, 0] }), processes({ 1: [110, 80] }))).toBe(40);
});

it('counts the others when a child leaves with its ticks, since nobody waited for it', () => {
  expect(ticksBetween(processes({ 1: [100, 0], 2: [900, 300] }), processes({ 1: [110, 0], 3: [20, 0] }))).toBe(30);
});

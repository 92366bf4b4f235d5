import { expect, it } from 'vitest';
import { decisionObstacle } from './decision-obstacle.ts';

const two = { id: 'ada', others: ['bea'], hasRemoved: false };
const sole = { ...two, others: [] };

it.each([
  ['a matter of others', two, { parties: ['cleo'] }, undefined],
  ['a matter of their own', two, { parties: ['cleo', 'ada'] }, 'about_yourself'],
  ['their own as the sole admin', sole, { parties: ['ada'] }, undefined],
  ['their own after removing the other admin', { ...sole, hasRemoved: true }, { parties: ['ada'] }, 'after_removal'],
  ['an appeal against their decision', two, { parties: [], firstBy: 'ada' }, 'own_decision'],
  ['an appeal of the other admin against it', two, { parties: ['bea'], firstBy: 'ada' }, undefined],
  ['an appeal against the decision of another', two, { parties: [], firstBy: 'bea' }, undefined],
  ['an appeal against their decision as the sole admin', sole, { parties: [], firstBy: 'ada' }, undefined],
] as const)('an admin and %s', (_, judge, matter, obstacle) => {
  expect(decisionObstacle(judge, matter)).toBe(obstacle);
});

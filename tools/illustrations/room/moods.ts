import type { Mood } from '../render/lights.ts';

/** Kinds of daylight. The window is always at one side and a little before the piece. */
const base: Mood = {
  window: 1.9,
  sun: 0,
  fill: 1.15,
  windowColour: [1, 0.955, 0.88],
  fillColour: [0.94, 0.96, 1],
  from: [-0.78, 0.62, 0.6],
  spread: 0.42,
};

export const moods = {
  soft: base,
  softRight: { ...base, from: [0.78, 0.62, 0.6] },
  sun: { ...base, window: 1.05, sun: 2.3, fill: 1.05, from: [-0.86, 0.6, 0.5], spread: 0.4 },
  sunRight: { ...base, window: 1.05, sun: 2.3, fill: 1.05, from: [0.86, 0.6, 0.5], spread: 0.4 },
  late: {
    ...base,
    window: 1.1,
    sun: 2.1,
    fill: 0.85,
    windowColour: [1, 0.86, 0.68],
    fillColour: [0.96, 0.92, 0.95],
    from: [-0.9, 0.42, 0.5],
  },
  bright: { ...base, window: 1.6, fill: 1.5, spread: 0.6 },
  low: { ...base, window: 1.7, fill: 0.75, spread: 0.3, from: [-0.85, 0.5, 0.42] },
} satisfies Record<string, Mood>;

export type MoodName = keyof typeof moods;

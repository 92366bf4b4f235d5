import { movedParts, type Part, turnedParts } from '../geometry/part.ts';
import { EYE, type View } from '../render/camera.ts';
import type { Scene } from '../render/render.ts';
import { type MoodName, moods } from '../room/moods.ts';
import { type RoomPlan, room } from '../room/room.ts';

export type ScenePlan = {
  room: RoomPlan;
  light: MoodName;
  parts: readonly Part[];
  /** Metres across the picture where the piece stands. */
  wide: number;
  /** Middle of the picture; 0 when left out. */
  x?: number;
  /** Height of the picture's lower edge where the piece stands. */
  low?: number;
  /** Metres from the wall to where the piece stands, and from there to the eye. */
  depth?: number;
  away?: number;
  exposure?: number;
};

/** A picture of a piece and, for some, a second look: nearer, or in other light. */
export type Shots = { main(): ScenePlan; second?: Partial<ScenePlan> };

/** Pictures by the slug of the listing. They are built only when they are drawn. */
export type SceneBook = Record<string, Shots>;

/** Stands a piece at x, `z` before the wall, turned by degrees. */
export const place = (parts: readonly Part[], x: number, z: number, degrees = 0, y = 0): Part[] =>
  movedParts(turnedParts(parts, degrees), x, y, z);

/** Puts pieces into a room before our camera. */
export function scene(plan: ScenePlan): Scene {
  const { parts, wall, ground } = room(plan.room);
  const view: View = {
    wide: plan.wide,
    depth: plan.depth ?? 0.6,
    x: plan.x ?? 0,
    low: plan.low ?? -0.13 * plan.wide,
    eye: EYE,
    away: plan.away ?? 3.4,
  };
  return {
    parts: [...parts, ...plan.parts],
    view,
    mood: moods[plan.light],
    wall,
    ground,
    exposure: plan.exposure ?? 1.16,
  };
}

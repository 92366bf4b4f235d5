import { startCuts } from '../geometry/part.ts';
import type { Scene } from '../render/render.ts';
import { bedScenes } from './beds.ts';
import { chairScenes } from './chairs.ts';
import { cupboardScenes } from './cupboards.ts';
import { dressingTableScenes } from './dressing-tables.ts';
import { type SceneBook, type ScenePlan, scene } from './scene.ts';
import { shopScenes } from './shop.ts';
import { sofaScenes } from './sofas.ts';
import { tableScenes } from './tables.ts';

export type Picture = { name: string; build(): Scene; width: number; height: number };

const SIZE = { width: 1600, height: 1200 };

/** Builds a plan as it is on every run: which cut of the wood a part gets depends on its name alone. */
function built(name: string, plan: () => ScenePlan): Scene {
  startCuts(name);
  return scene(plan());
}

const books: SceneBook[] = [bedScenes, sofaScenes, dressingTableScenes, tableScenes, cupboardScenes, chairScenes];

/** Every picture that ships: one or two for each listing, then those of the shop itself. */
export function* pictures(): Generator<Picture> {
  for (const book of books)
    for (const [slug, { main, second }] of Object.entries(book)) {
      yield { name: `${slug}-1`, build: () => built(slug, main), ...SIZE };
      if (second) yield { name: `${slug}-2`, build: () => built(slug, () => ({ ...main(), ...second })), ...SIZE };
    }
  for (const [name, shot] of Object.entries(shopScenes))
    yield {
      name,
      build: () => built(name, shot.plan),
      width: shot.width ?? SIZE.width,
      height: shot.height ?? SIZE.height,
    };
}

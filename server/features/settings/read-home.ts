import { type HomePageAnswer, savedHome } from '../../../shared/contract/settings/home-page.ts';
import { defaultHomePage } from '../../../shared/domain/home-page.ts';
import type { Db } from '../../platform/db/database.ts';
import { findHomePage } from './home-page-store.ts';
import { readShopPictures } from './store-shop-pictures.ts';

/** Returns what an admin chose for the home page. What does not fit this version of the software is left out. */
export async function readHome(db: Db): Promise<HomePageAnswer> {
  const row = await findHomePage(db);
  const pictures = await readShopPictures(db);
  const saved = savedHome.safeParse(row ? JSON.parse(row.content) : undefined);
  const { sets, texts } = saved.data ?? savedHome.parse(defaultHomePage);
  const ofSets = [pictures.set0, pictures.set1, pictures.set2];
  return {
    version: row?.version ?? 0,
    heroPicture: pictures.hero,
    sets: sets.map((set, at) => ({ ...set, picture: ofSets[at] ?? '' })),
    texts,
  };
}

import type { ParsedInput } from '../../../shared/contract/call.ts';
import type { Contract } from '../../../shared/contract/contract.ts';
import type { HomePageAnswer } from '../../../shared/contract/settings/home-page.ts';
import { Failure, invalidFields } from '../../../shared/errors.ts';
import { fieldRefusals } from '../../../shared/words/refusals/fields.ts';
import { settingRefusals } from '../../../shared/words/refusals/settings.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import { authorizeDecision } from '../../platform/db/authorize-decision.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { findCategories } from './category-store.ts';
import { replaceHomePage } from './home-page-store.ts';
import { readHome } from './read-home.ts';
import type { PictureKind } from './shop-picture-store.ts';
import { storeShopPictures } from './store-shop-pictures.ts';

type Sent = ParsedInput<Contract['changeHomePage']>['body'];

const SAVED_MEANWHILE = settingRefusals.homeChangedMeanwhile();

const fields: Partial<Record<PictureKind, string>> = {
  hero: 'heroPicture',
  set0: 'sets.0.picture',
  set1: 'sets.1.picture',
  set2: 'sets.2.picture',
};

/**
 * Saves the home page for every process and cached page.
 * @throws conflict when somebody else has saved; invalid_input beside each field; not_allowed
 */
export async function changeHomePage(
  { db, shop }: Pick<Services, 'db' | 'shop'>,
  admin: Caller,
  { version, ...home }: Sent,
): Promise<HomePageAnswer> {
  await inTransaction(db, async (tx) => {
    await authorizeDecision(tx, admin.id, []);
    const before = await readHome(tx);
    await refuseUnknown(tx, home.sets);
    const content = { ...home, heroPicture: '', sets: home.sets.map((set) => ({ ...set, picture: '' })) };
    if (!(await replaceHomePage(tx, version, JSON.stringify(content))))
      throw new Failure('conflict', { reason: SAVED_MEANWHILE });
    const [set0, set1, set2] = home.sets.map(({ picture }) => picture);
    const wanted = { hero: home.heroPicture, set0: set0 ?? '', set1: set1 ?? '', set2: set2 ?? '' };
    await storeShopPictures(tx, admin.id, wanted, (kind) => fields[kind] ?? kind);
    const [was, is] = differences(before, await readHome(tx));
    if (is === '') return;
    await recordAct(tx, {
      actorId: admin.id,
      action: 'change_home_page',
      targetId: null,
      before: { homePage: was },
      after: { homePage: is },
    });
  });
  await shop.refresh();
  return readHome(db);
}

async function refuseUnknown(tx: Tx, sets: Sent['sets']): Promise<void> {
  const known = new Set((await findCategories(tx)).map(({ slug }) => slug));
  const wrong = sets.flatMap(({ category, hidden }, at) =>
    hidden || known.has(category) ? [] : [[`sets.${at}.category`, fieldRefusals.categoryNeeded()] as const],
  );
  if (wrong.length > 0) throw invalidFields(Object.fromEntries(wrong));
}

/** For the audit log. */
function differences(before: HomePageAnswer, after: HomePageAnswer): [before: string, after: string] {
  const [was, is] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  const changed = [...is.keys()].filter((name) => name !== 'version' && was.get(name) !== is.get(name));
  const written = (values: ReadonlyMap<string, string>) =>
    changed.map((name) => `${name}: ${values.get(name) ?? ''}`).join('; ');
  return [written(was), written(is)];
}

const leavesOf = (value: object, above = ''): [string, string][] =>
  Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'object' && inner !== null
      ? leavesOf(inner, `${above}${name}.`)
      : [[`${above}${name}`, String(inner)]],
  );

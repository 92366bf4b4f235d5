import type { HomePageAnswer } from '../../../shared/contract/settings/home-page.ts';
import { defaultHomePage, leadTextNames, originalSets, setTextNames } from '../../../shared/domain/home-page.ts';
import { type Language, languages } from '../../../shared/domain/language.ts';

export type HomeDraft = Omit<HomePageAnswer, 'version'>;
export type DraftTexts = HomeDraft['texts'][Language];
export type DraftSet = HomeDraft['sets'][number];

/** Our own texts, by language. */
export type StandardTexts = Readonly<Record<Language, DraftTexts>>;

const mapTexts = (texts: HomeDraft['texts'], change: (text: string, ours: string) => string, standard: StandardTexts) =>
  Object.fromEntries(
    languages.map((language) => {
      const [now, ours] = [texts[language], standard[language]];
      const lead = leadTextNames.map((name) => [name, change(now[name], ours[name])]);
      const sets = now.sets.map((set, at) =>
        Object.fromEntries(setTextNames.map((name) => [name, change(set[name], ours.sets[at]?.[name] ?? '')])),
      );
      return [language, { ...Object.fromEntries(lead), sets }];
    }),
  ) as HomeDraft['texts'];

/** Fills empty fields with our texts, to be edited. */
export const homeDraftOf = ({ version: _, ...saved }: HomePageAnswer, standard: StandardTexts): HomeDraft => ({
  ...saved,
  texts: mapTexts(saved.texts, (text, ours) => text || ours, standard),
});

/** Empties our own texts: they follow later versions of the software. */
export const homeBodyOf = (draft: HomeDraft, version: number, standard: StandardTexts): HomePageAnswer => ({
  ...draft,
  version,
  texts: mapTexts(draft.texts, (text, ours) => (text.trim() === ours ? '' : text), standard),
});

export const standardDraft = (standard: StandardTexts): HomeDraft =>
  homeDraftOf(
    { version: 0, heroPicture: '', sets: originalSets.map((category) => plainSet(category)), texts: noTexts },
    standard,
  );

const plainSet = (category: string): DraftSet => ({ category, hidden: false, picture: '' });

const noTexts = Object.fromEntries(
  languages.map((language) => {
    const { sets, ...lead } = defaultHomePage.texts[language];
    return [language, { ...lead, sets: sets.map((set) => ({ ...set })) }];
  }),
) as HomeDraft['texts'];

/** Returns the language of the first refused text, to show its fields. */
export const languageOfErrors = (fields: object): Language | undefined =>
  languages.find((language) => Object.keys(fields).some((name) => name.startsWith(`texts.${language}.`)));

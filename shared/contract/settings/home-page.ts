import { onOneLine } from '../../domain/clean-text.ts';
import { homeTextLimits, leadTextNames, originalSets, setTextNames } from '../../domain/home-page.ts';
import { languages } from '../../domain/language.ts';
import { issueMessage } from '../../words/issue-message.ts';
import type { Refusal } from '../../words/refusal.ts';
import { fieldRefusals } from '../../words/refusals/fields.ts';
import { homePageRefusals } from '../../words/refusals/home-page.ts';
import { call } from '../call.ts';
import { MOST_WHOLE, storable } from '../fields.ts';
import { z } from '../zod.ts';

/** The bounds are checked where the field's name is known. */
const longest = z.string().max(2000).overwrite(onOneLine).trim();
const textsOf = <const Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, longest])) as Record<Name, typeof longest>;

const homeTexts = z.object({
  ...textsOf(leadTextNames),
  sets: z.array(z.object(textsOf(setTextNames))).length(originalSets.length),
});

const address = z.string().trim().max(500, issueMessage(fieldRefusals.pictureAddressTooLong()));

const homeFields = z.object({
  /** As answered by the image upload; empty for the software's own. */
  heroPicture: address,
  sets: z
    .array(z.object({ category: z.string().max(60), hidden: z.boolean(), picture: address }))
    .length(originalSets.length),
  texts: z.object({ en: homeTexts, de: homeTexts, es: homeTexts }),
});

type Texts = z.output<typeof homeTexts>;

function refuseText(text: string, most: number): Refusal | undefined {
  if (!storable(text)) return fieldRefusals.notStorable();
  return text.length > most ? homePageRefusals.textTooLong({ most }) : undefined;
}

/** Names each field, such as `sets.0.title`. */
const namedTexts = ({ sets, ...lead }: Texts) => [
  ...leadTextNames.map((name) => [name, lead[name], homeTextLimits[name]] as const),
  ...sets.flatMap((set, at) =>
    setTextNames.map((name) => [`sets.${at}.${name}`, set[name], homeTextLimits[name]] as const),
  ),
];

/** A message names its field: `texts.de.sets.0.title`. */
const homeChange = homeFields
  .extend({ version: z.number().int().min(0).max(MOST_WHOLE) })
  .superRefine(({ texts }, context) => {
    for (const language of languages)
      for (const [field, text, most] of namedTexts(texts[language])) {
        const refused = refuseText(text, most);
        if (refused)
          context.addIssue({ code: 'custom', path: [`texts.${language}.${field}`], message: issueMessage(refused) });
      }
  });

const shownTexts = z.object({
  welcome: z.string(),
  lede: z.string(),
  setsTitle: z.string(),
  sets: z.array(z.object({ title: z.string(), text: z.string(), link: z.string() })),
});

const homePage = z.object({
  /** 0 until first saved. */
  version: z.number().int(),
  heroPicture: z.string(),
  sets: z.array(z.object({ category: z.string(), hidden: z.boolean(), picture: z.string() })),
  texts: z.object({ en: shownTexts, de: shownTexts, es: shownTexts }),
});
export type HomePageAnswer = z.output<typeof homePage>;

export const savedHome = homeFields;

export const homePageCalls = {
  getHomePage: call({
    route: 'GET /settings/home',
    who: 'admin',
    summary: 'What an admin chose for the home page, with its version; an empty text is the software’s own.',
    answer: homePage,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed'],
  }),
  changeHomePage: call({
    route: 'PUT /settings/home',
    who: 'admin',
    summary:
      'Saves the home page’s texts, photos and sets at once, if nobody else has saved since the version that is sent.',
    body: homeChange,
    answer: homePage,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'invalid_input', 'conflict'],
  }),
};

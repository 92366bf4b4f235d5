import { words } from '../../words.ts';

type Titles = typeof words.titles;
export type TitleName = { [Name in keyof Titles]: Titles[Name] extends string ? Name : never }[keyof Titles];

/** Returns the head of a dashboard page: its title in the current language. */
export const titledHead = (name: TitleName) => () => ({ meta: [{ title: words.app.title(words.titles[name]) }] });

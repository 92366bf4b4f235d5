import { words } from '../../words.ts';

type Titles = typeof words.titles;
type TitleName = { [Name in keyof Titles]: Titles[Name] extends string ? Name : never }[keyof Titles];

/** The head of a page of the dashboard: its title in the spoken language. */
export const titled = (name: TitleName) => () => ({ meta: [{ title: words.app.title(words.titles[name]) }] });

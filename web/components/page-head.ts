import { words } from '../words.ts';

type Page = {
  title: string;
  description: string /** The page's one address, from the root of the site. */;
  path: string;
};

/** What a public page tells a search engine and a tab: title, description, and the one address it goes by. */
export const pageHead = ({ title, description, path }: Page) => ({
  meta: [{ title: words.app.title(title) }, { name: 'description', content: description }],
  links: [{ rel: 'canonical', href: path }],
});

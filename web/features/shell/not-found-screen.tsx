import { LinkButton } from '../../ui/link-button.tsx';
import { words } from '../../words.ts';
import { SearchField } from '../search/search-field.tsx';

export function NotFoundScreen() {
  return (
    <div className="frame grid min-h-[60dvh] content-center justify-items-start gap-6 py-16">
      <title>{words.app.title(words.notFound.title)}</title>
      <h1 className="text-title">{words.notFound.title}</h1>
      <p className="max-w-prose text-lg text-muted">{words.notFound.text}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/">{words.notFound.home}</LinkButton>
        <LinkButton to="/category" kind="secondary">
          {words.collection.all}
        </LinkButton>
      </div>
      {/* Last, since its suggestions cover what is below. */}
      <div className="w-full max-w-xl">
        <SearchField isPage />
      </div>
    </div>
  );
}

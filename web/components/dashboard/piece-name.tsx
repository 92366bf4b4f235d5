import { categoryName } from '../wire-names.ts';

/** What a row is about: the title of the piece, and its category in a quiet line. */
export function PieceName({ title, category }: { title: string; category: string }) {
  return (
    <span className="grid min-w-0 tabled:min-w-28">
      <span className="wrap-anywhere">{title}</span>
      <span className="font-normal text-muted text-sm">{categoryName(category)}</span>
    </span>
  );
}

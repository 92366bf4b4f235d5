import type { ReactNode } from 'react';
import type { WrittenReview } from '../../../shared/contract/reviews.ts';
import { Badge } from '../../ui/badge.tsx';
import { words } from '../../words.ts';
import { Stars } from './stars.tsx';

type Props = {
  review: Pick<WrittenReview, 'stars' | 'text' | 'tags' | 'reply'>;
  /** Who replied. */
  about: string;
  /** Below the reply. */
  replyNote: ReactNode;
};

/** Stars, text and tags of a review, with the reply. */
export function ReviewText({ review: { stars, text, tags, reply }, about, replyNote }: Props) {
  const texts = words.reviews;
  return (
    <div className="grid gap-2">
      <Stars rating={stars} label={texts.rated(stars)} />
      {text ? (
        <p dir="auto" className="wrap-anywhere max-w-prose whitespace-pre-line">
          {text}
        </p>
      ) : null}
      {tags.length > 0 ? (
        <ul className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{texts.tags[tag]}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
      {reply ? (
        <div className="mt-1 grid max-w-prose gap-1 border-line border-l-2 pl-4">
          <p dir="auto" className="text-muted text-sm">
            {texts.reply(about)}
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {reply.text}
          </p>
          {replyNote}
        </div>
      ) : null}
    </div>
  );
}

import { pictureSrcSet, pictureUrl } from '../../shared/domain/picture.ts';
import { words } from '../words.ts';

type Props = {
  /** URL of any size; empty without a picture. */
  src: string;
  alt: string;
  /** The `sizes` attribute, so that the browser loads no larger file than needed. */
  sizes: string;
  /** `first`: the main picture; `soon`: on the first screen; others load lazily. */
  urgency?: 'first' | 'soon' | 'later';
  tones?: string | undefined;
  className?: string;
};

/** A stored picture in the size that fits, or a text without one. */
export function Picture({ src, alt, sizes, urgency = 'later', tones, className = 'aspect-4/3 w-full' }: Props) {
  if (!src)
    return (
      <p className={`grid place-items-center bg-sunken text-muted text-sm ${className}`}>{words.listing.noPicture}</p>
    );
  return (
    <img
      src={pictureUrl(src, 800)}
      srcSet={pictureSrcSet(src)}
      sizes={sizes}
      alt={alt}
      data-tones={tones}
      width={800}
      height={600}
      loading={urgency === 'later' ? 'lazy' : 'eager'}
      fetchPriority={urgency === 'first' ? 'high' : undefined}
      decoding="async"
      className={`toned bg-sunken object-cover ${className}`}
    />
  );
}

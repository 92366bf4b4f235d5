import { pictureSrcSet, pictureUrl } from '../../../shared/domain/picture.ts';
import { words } from '../../words.ts';

type Props = {
  /** Any size's address of the picture; empty where there is none, such as one that was taken down. */
  src: string;
  alt: string;
  /** How wide it is shown, in the words of the `sizes` attribute, so that the browser fetches no more than it needs. */
  sizes: string;
  /** `first` is the picture the visitor came for; `soon` is on the first screen; the rest wait until they come near. */
  urgency?: 'first' | 'soon' | 'later';
  /** Its colours from top to bottom, for the frame to wear until it arrives. */
  tones?: string | undefined;
  /** The frame; its shape is kept before, while and after the picture arrives. */
  className?: string;
};

/** A photograph in a steady frame, 4:3 unless the frame says otherwise. */
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

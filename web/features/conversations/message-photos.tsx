import { Suspense, useState } from 'react';
import type { Message } from '../../../shared/contract/conversations.ts';
import { pictureSrcSet, pictureUrl } from '../../../shared/domain/picture.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import { words } from '../../words.ts';

const PictureZoom = lazyPart(async () => (await import('../images/picture-zoom.tsx')).PictureZoom);

type Photo = NonNullable<Message['images']>[number];
type Props = { images: readonly (Omit<Photo, 'url'> & { url: string | undefined })[]; side: 'me' | 'them' };

/** One photo as it is, several as a grid. A press enlarges. */
export function MessagePhotos({ images, side }: Props) {
  const [shown, setShown] = useState<number>();
  const [only] = images;
  const texts = words.conversations;
  const known = images.filter((image): image is Photo => image.url !== undefined);
  const nameOf = (index: number) => texts.photo(index + 1, images.length);
  return (
    <div
      className={`grid w-64 max-w-full gap-1 ${images.length > 1 ? 'grid-cols-2' : ''} ${side === 'me' ? 'justify-self-end' : ''}`}
    >
      {images.map(({ url, width, height }, index) => (
        <button
          key={url ?? index}
          type="button"
          aria-label={texts.enlarge(nameOf(index))}
          onClick={() => setShown(index)}
          className="block cursor-zoom-in overflow-hidden rounded-card bg-sunken"
        >
          <img
            src={url && pictureUrl(url, 800)}
            srcSet={url && pictureSrcSet(url)}
            sizes={images.length > 1 ? '8rem' : '16rem'}
            alt=""
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            className={`w-full object-cover ${images.length > 1 ? 'aspect-square' : `max-h-80 ${only && only.height > only.width ? 'aspect-3/4' : 'aspect-4/3'}`}`}
          />
        </button>
      ))}
      {shown === undefined ? null : (
        <Suspense fallback={null}>
          <PictureZoom
            images={known}
            nameOf={nameOf}
            at={shown}
            onShow={() => undefined}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { Listing } from '../../../shared/contract/listings.ts';
import { isPlainClick } from '../../ui/is-plain-click.ts';
import { Picture } from '../../ui/picture.tsx';
import { toast } from '../../ui/toast.ts';
import { words } from '../../words.ts';

const sizes = '(min-width: 64rem) 45rem, (min-width: 48rem) 55vw, 92vw';
const thumbnailSizes = '6rem';

type Zoom = typeof import('../images/picture-zoom.tsx')['PictureZoom'];

/** Gallery: swipe, arrows and thumbnails; works without scripts. `children` stand on the photo. */
export function ListingPictures({ listing, children }: { listing: Listing; children?: ReactNode }) {
  const { images, title } = listing;
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoom, setZoom] = useState<{ Zoom: Zoom; at: number }>();
  const count = images.length;
  const nameOf = (index: number) => words.listingPage.picture(title, index + 1, count);

  const show = (index: number) => {
    const target = Math.max(0, Math.min(count - 1, index));
    track.current?.scrollTo({ left: target * track.current.clientWidth });
    setCurrent(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    show(current + by);
  };
  const enlarge = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    import('../images/picture-zoom.tsx').then(
      ({ PictureZoom }) => setZoom({ Zoom: PictureZoom, at: index }),
      () => toast.error(words.listingPage.notEnlarged),
    );
  };

  return (
    <section aria-label={words.listingPage.photos} className="grid content-start gap-3" onKeyDown={onKeyDown}>
      <div className="gallery relative">
        <ul
          ref={track}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            clientWidth > 0 && setCurrent(Math.round(scrollLeft / clientWidth))
          }
          className="flex [scrollbar-width:none] snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-card motion-safe:scroll-smooth"
        >
          {count === 0 ? (
            <li className="w-full">
              <Picture src="" alt="" sizes={sizes} />
            </li>
          ) : null}
          {images.map(({ url, width, height, tones }, index) => (
            <li key={url} className="w-full shrink-0 snap-center snap-always">
              <a
                href={url}
                target="_blank"
                rel="noopener"
                className="-outline-offset-4 block cursor-zoom-in"
                onClick={(event) => enlarge(event, index)}
              >
                <Picture
                  src={url}
                  alt={nameOf(index)}
                  sizes={sizes}
                  // The placeholder would stay visible beside a tall picture.
                  tones={width < height ? undefined : tones}
                  urgency={index === 0 ? 'first' : 'later'}
                  // Fit a tall picture; a wide one fills the frame.
                  className={`aspect-4/3 w-full ${width < height ? 'object-contain!' : ''}`}
                />
              </a>
            </li>
          ))}
        </ul>
        {children}
        {count > 1 ? (
          <>
            <Step to={current - 1} label={words.listingPage.previousPhoto} isOver={current === 0} onStep={show} />
            <Step
              to={current + 1}
              label={words.listingPage.nextPhoto}
              isOver={current === count - 1}
              onStep={show}
              later
            />
          </>
        ) : null}
      </div>
      {count > 1 ? (
        <ul className="flex gap-2 overflow-x-auto [scrollbar-width:none] sm:flex-wrap">
          {images.map(({ url }, index) => (
            <li key={url} className="shrink-0">
              <button
                type="button"
                aria-label={nameOf(index)}
                aria-current={index === current}
                onClick={() => show(index)}
                className="block overflow-hidden rounded-control border-2 border-transparent opacity-70 motion-quick hover:opacity-100 aria-[current=true]:border-accent aria-[current=true]:opacity-100"
              >
                <Picture src={url} alt="" sizes={thumbnailSizes} className="aspect-4/3 w-18" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {zoom ? (
        <zoom.Zoom images={images} nameOf={nameOf} at={zoom.at} onShow={show} onClose={() => setZoom(undefined)} />
      ) : null}
    </section>
  );
}

type StepProps = { to: number; label: string; isOver: boolean; later?: boolean; onStep: (to: number) => void };

/** Arrow for a mouse. Hidden at the last picture, unless it has focus. */
function Step({ to, label, isOver, later = false, onStep }: StepProps) {
  const Icon = later ? ChevronRight : ChevronLeft;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOver}
      onClick={() => onStep(to)}
      className={`absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-surface text-ink shadow-card motion-quick aria-disabled:not-focus:invisible aria-disabled:text-muted pointer-coarse:hidden ${later ? 'right-3' : 'left-3'}`}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}

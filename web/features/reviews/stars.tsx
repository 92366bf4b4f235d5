import Star from 'lucide-react/icons/star';

const five = [1, 2, 3, 4, 5];

/** The CSP allows no inline style. */
const widthOf = (share: number) => (share >= 0.75 ? 'w-full' : share >= 0.25 ? 'w-1/2' : 'w-0');

/** Shows whole and half stars. @param label what it means, for screen readers */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex shrink-0 gap-0.5 text-warning">
      {five.map((star) => (
        <span key={star} aria-hidden="true" className="relative inline-block size-4">
          <Star className="absolute size-4" />
          <span className={`absolute inset-y-0 left-0 overflow-hidden ${widthOf(rating - star + 1)}`}>
            <Star className="size-4 fill-current" />
          </span>
        </span>
      ))}
    </span>
  );
}

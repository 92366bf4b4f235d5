import { Picture } from '../../ui/picture.tsx';
import { homeWords } from './home-words.ts';

/** Welcome beside a photo; low, so that the first listings are on the first screen. */
export function Hero() {
  const { welcome, lede, hero } = homeWords();
  return (
    <section className="frame grid items-center gap-x-12 gap-y-4 pt-4 sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] sm:pt-6">
      {/* The longest word of every language must fit beside the photo. */}
      <div className="@container grid grid-cols-1 gap-2 sm:gap-4">
        <h1 dir="auto" className="text-[2rem] leading-none sm:text-[min(3.5rem,13cqi)]">
          {welcome}
        </h1>
        <p dir="auto" className="max-w-[44ch] text-muted lg:text-lg">
          {lede}
        </p>
      </div>
      <Picture
        src={hero ?? '/images/demo/hero.webp'}
        alt=""
        sizes="(min-width: 40rem) 55vw, 92vw"
        urgency="first"
        className="h-28 w-full rounded-card object-[50%_70%] max-sm:-order-1 sm:h-72"
      />
    </section>
  );
}

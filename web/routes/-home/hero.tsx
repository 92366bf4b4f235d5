import { pictureSrcSet, pictureUrl } from '../../../shared/domain/picture.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { words } from '../../words.ts';

const picture = '/images/demo/hero.webp';

export function Hero() {
  return (
    <section className="frame grid items-center gap-x-12 gap-y-8 pt-8 sm:pt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-10">
      {/* The longest word of every language must fit beside the photo. */}
      <div className="@container grid grid-cols-1 justify-items-start gap-6 lg:py-10">
        <h1 className="text-hero lg:text-[min(6rem,16cqi)]">{words.home.welcome}</h1>
        <p className="max-w-[34ch] text-lg text-muted sm:text-xl">{words.home.lede}</p>
        <a href="#available" className={buttonStyle('primary')}>
          {words.home.browse}
        </a>
      </div>
      <img
        src={pictureUrl(picture, 800)}
        srcSet={pictureSrcSet(picture)}
        sizes="(min-width: 64rem) 52rem, 92vw"
        alt={words.home.heroPicture}
        width={1600}
        height={1280}
        fetchPriority="high"
        className="aspect-4/3 w-full rounded-card bg-sunken object-cover lg:aspect-5/4"
      />
    </section>
  );
}

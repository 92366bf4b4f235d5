import { Link } from '@tanstack/react-router';
import { useShop } from '../../platform/shop.ts';
import { offeredCategories } from '../../platform/shop-categories.ts';
import { Picture } from '../../ui/picture.tsx';
import { homeWords } from './home-words.ts';

export function FurnitureSets() {
  useShop();
  const { sets, setsTitle } = homeWords();
  const [first, ...others] = sets.filter(({ slug }) => offeredCategories().some((one) => one.slug === slug));
  if (!first) return null;
  return (
    <section className="frame mt-24 grid gap-x-8 gap-y-12 sm:mt-32 lg:grid-cols-2">
      <h2 dir="auto" className="max-w-[16ch] text-title lg:col-span-2">
        {setsTitle}
      </h2>
      <FurnitureSet set={first} wide />
      {others.map((set) => (
        <FurnitureSet key={set.slug} set={set} />
      ))}
    </section>
  );
}

type Set = ReturnType<typeof homeWords>['sets'][number];

function FurnitureSet({ set, wide = false }: { set: Set; wide?: boolean }) {
  return (
    <article
      className={`group relative grid content-start gap-5 ${wide ? 'lg:col-span-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-end lg:gap-10' : ''}`}
    >
      <div className="overflow-hidden rounded-card">
        <Picture
          src={set.picture ?? `/images/demo/set-${set.slug}.webp`}
          alt=""
          sizes={wide ? '(min-width: 64rem) 58rem, 92vw' : '(min-width: 64rem) 42rem, 92vw'}
          className={`aspect-4/3 w-full motion-safe:transition-transform motion-safe:duration-500 motion-safe:group-hover:scale-[1.02] ${wide ? 'lg:aspect-video' : ''}`}
        />
      </div>
      <div className="grid justify-items-start gap-2">
        <h3 dir="auto" className="text-3xl leading-tight">
          {set.title}
        </h3>
        <p dir="auto" className="max-w-[46ch] text-muted">
          {set.text}
        </p>
        <Link
          to="/collections/$name"
          params={{ name: set.slug }}
          dir="auto"
          className="text-link mt-1 py-1 font-medium after:absolute after:inset-0"
        >
          {set.link}
        </Link>
      </div>
    </article>
  );
}

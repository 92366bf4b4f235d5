import { useShop } from '../../platform/shop.ts';

/** Else name and icon in the text color. */
export function Wordmark() {
  const { name, logo } = useShop();
  return logo ? <ShopLogo name={name} logo={logo} /> : <ShopName name={name} />;
}

type LogoProps = { name: string; logo: { src: string; width: number; height: number } };

/** Light in the dark theme too, because most logos need it. */
function ShopLogo({ name, logo: { src, width, height } }: LogoProps) {
  return (
    <span className="logo-plate inline-flex w-fit rounded-control">
      <img src={src} alt={name} width={width} height={height} className="h-9 w-auto max-w-40 object-contain" />
    </span>
  );
}

/** Letters that fit beside the navigation; a longer word breaks. */
const LONG = 14;
/** Letters that fit in two lines of a phone's header. */
const VERY_LONG = 20;

/** A long name is smaller, for the navigation. */
export function ShopName({ name }: { name: string }) {
  const mayBreak = name.split(' ').some((word) => word.length > LONG);
  const isVeryLong = name.length > VERY_LONG;
  return (
    <span
      className={`inline-flex min-w-0 items-center gap-2 font-display leading-none tracking-tight ${name.length > LONG ? 'text-lg' : 'whitespace-nowrap text-2xl'} ${isVeryLong ? 'max-sm:text-sm max-sm:leading-tight' : ''}`}
    >
      <svg
        aria-hidden="true"
        viewBox="4 6 24 21"
        className={`h-6 w-7 shrink-0 text-accent ${isVeryLong ? 'max-sm:hidden' : ''}`}
        fill="currentColor"
      >
        <path d="M9 9.5A2.5 2.5 0 0 1 11.5 7h9A2.5 2.5 0 0 1 23 9.5V14a3 3 0 0 0-2 2.8V18H11v-1.2A3 3 0 0 0 9 14Z" />
        <path d="M5 16.8a2 2 0 0 1 4 0V20h14v-3.2a2 2 0 0 1 4 0V22a2 2 0 0 1-2 2v2h-2v-2H9v2H7v-2a2 2 0 0 1-2-2Z" />
      </svg>
      <span dir="auto" className={`${mayBreak ? 'wrap-anywhere min-w-0' : ''} ${isVeryLong ? 'line-clamp-2' : ''}`}>
        {name}
      </span>
    </span>
  );
}

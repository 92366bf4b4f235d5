import { LoadingText } from '../ui/loading-text.tsx';

/** What stands in a page's place while its data is fetched (spec §2: 'Loading...'). */
export function LoadingScreen() {
  return (
    <div className="frame grid min-h-[60dvh] place-content-center font-display text-2xl">
      <LoadingText />
    </div>
  );
}

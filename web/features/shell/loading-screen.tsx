import { LoadingText } from '../../ui/loading-text.tsx';
import { useFromTheTop } from '../../ui/use-from-the-top.ts';

/** What stands in a page's place while its data is fetched (spec §2: 'Loading...'). */
export function LoadingScreen() {
  useFromTheTop();
  return (
    <div className="frame grid min-h-[60dvh] place-content-center font-display text-2xl">
      <LoadingText />
    </div>
  );
}

import { LoadingText } from '../../ui/loading-text.tsx';
import { useFromTheTop } from '../../ui/use-from-the-top.ts';

/** Shown while a page's data loads (spec §2: 'Loading...'). */
export function LoadingScreen() {
  useFromTheTop();
  return (
    <div className="frame grid min-h-[60dvh] place-content-center font-display text-2xl">
      <LoadingText />
    </div>
  );
}

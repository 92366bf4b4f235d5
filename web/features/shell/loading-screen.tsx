import { LoadingText } from '../../ui/loading-text.tsx';
import { useFromTheTop } from '../../ui/use-from-the-top.ts';

/** Shown while a page's data loads (spec §2: 'Loading...'); so high that the footer does not jump. */
export function LoadingScreen() {
  useFromTheTop();
  return (
    <div className="frame min-h-dvh pt-[28dvh] text-center font-display text-2xl">
      <LoadingText />
    </div>
  );
}

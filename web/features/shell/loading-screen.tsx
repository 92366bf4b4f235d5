import { useSession } from '../../platform/session.ts';
import { LoadingText } from '../../ui/loading-text.tsx';
import { useFromTheTop } from '../../ui/use-from-the-top.ts';
import { words } from '../../words.ts';

/** Shown while a page's data loads (spec §2: 'Loading...'); so high that the footer does not jump. */
export function LoadingScreen() {
  useFromTheTop();
  const { unreached } = useSession();
  return (
    <div className="frame min-h-dvh pt-[28dvh] text-center font-display text-2xl">
      <LoadingText />
      {unreached ? (
        <p role="status" className="mt-4 font-sans text-base">
          {words.failure.keepsTrying}
        </p>
      ) : null}
    </div>
  );
}

import { CancelledError } from '@tanstack/react-query';
import { type ErrorComponentProps, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { ErrorCode } from '../../../shared/errors.ts';
import { ApiError } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { words } from '../../words.ts';
import { LoadingScreen } from './loading-screen.tsx';

/** Returns title and text; an unexpected error's own text stays hidden. */
function explain(error: unknown): { title: string; text: string } {
  if (isRefusal(error, 'second_factor_needed')) return { title: words.failure.protectTitle, text: error.message };
  if (isRefusal(error, 'not_open') || isRefusal(error, 'not_signed_in')) return { title: error.message, text: '' };
  if (error instanceof ApiError && error.status === 0)
    return { title: words.failure.title, text: words.failure.network };
  if (isMissingChunk(error)) return { title: words.failure.chunkTitle, text: words.failure.chunkText };
  return { title: words.failure.title, text: words.failure.text };
}

const isRefusal = (error: unknown, code: ErrorCode): error is ApiError =>
  error instanceof ApiError && error.code === code;

const isMissingChunk = (error: unknown): error is Error => error instanceof Error && error.name === 'ChunkLoadError';

function LoadsAgain({ load }: { load: () => Promise<void> }) {
  const begin = useEffectEvent(() => void load());
  useEffect(() => begin(), []);
  return <LoadingScreen />;
}

/** Whether the session ended while the page was loading, which dropped that person's data. */
export const isDropped = (error: unknown): boolean => error instanceof CancelledError;

/** Error page. Shows URL and reason of a failed script chunk (spec §8: ChunkLoadError); hides other error texts. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  // A page whose title depends on the failed data has none.
  const isTitled = useMatches({ select: (matches) => matches.some(({ meta }) => meta?.some((tag) => tag?.title)) });
  const { title, text } = explain(error);
  const tryAgain = async () => {
    await router.invalidate();
    reset();
  };
  if (isDropped(error)) return <LoadsAgain load={tryAgain} />;
  return (
    <div role="alert" className="frame grid min-h-[60dvh] content-center justify-items-start gap-6 py-16">
      {isTitled ? null : <title>{words.app.title(title)}</title>}
      <h1 className="text-title">{title}</h1>
      {text ? <p className="max-w-prose text-lg text-muted">{text}</p> : null}
      {isRefusal(error, 'not_signed_in') ? (
        <LinkButton to="/login" search={{ from: router.latestLocation.href }}>
          {words.titles.login}
        </LinkButton>
      ) : null}
      {isRefusal(error, 'second_factor_needed') ? (
        <LinkButton to="/dashboard/account" hash="two-step">
          {words.titles.account}
        </LinkButton>
      ) : null}
      {isRefusal(error, 'not_open') ? <LinkButton to="/dashboard">{words.nav.dashboard}</LinkButton> : null}
      {isMissingChunk(error) ? (
        <p className="max-w-full whitespace-pre-line rounded-control bg-sunken px-4 py-3 text-sm">
          {error.name}: {error.message}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void tryAgain()}>{words.failure.tryAgain}</Button>
        <Button kind="secondary" onClick={() => window.location.reload()}>
          {words.failure.reload}
        </Button>
      </div>
    </div>
  );
}

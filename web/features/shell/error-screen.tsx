import { type ErrorComponentProps, useMatches, useRouter } from '@tanstack/react-router';
import { ApiError } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { words } from '../../words.ts';

/** Error page. Shows URL and reason of a failed script chunk (spec §8: ChunkLoadError); hides other error texts. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  // A page whose title depends on the failed data has none.
  const isTitled = useMatches({ select: (matches) => matches.some(({ meta }) => meta?.some((tag) => tag?.title)) });
  const missingChunk = error instanceof Error && error.name === 'ChunkLoadError' ? error : undefined;
  const isUnproven = error instanceof ApiError && error.code === 'second_factor_needed';
  const tryAgain = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <div role="alert" className="frame grid min-h-[60dvh] content-center justify-items-start gap-6 py-16">
      {isTitled ? null : <title>{words.app.title(words.failure.title)}</title>}
      <h1 className="text-title">
        {isUnproven ? words.failure.protectTitle : missingChunk ? words.failure.chunkTitle : words.failure.title}
      </h1>
      <p className="max-w-prose text-lg text-muted">
        {isUnproven ? error.message : missingChunk ? words.failure.chunkText : words.failure.text}
      </p>
      {isUnproven ? (
        <LinkButton to="/dashboard/account" hash="two-step">
          {words.titles.account}
        </LinkButton>
      ) : null}
      {missingChunk ? (
        <p className="max-w-full whitespace-pre-line break-all rounded-control bg-sunken px-4 py-3 text-sm">
          {missingChunk.name}: {missingChunk.message}
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

import { words } from '../words.ts';

/** Shows 'Loading...' (spec §2), also to screen readers. */
export function LoadingText() {
  return (
    <p role="status" className="text-muted">
      {words.app.loading}
    </p>
  );
}

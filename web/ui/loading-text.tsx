import { words } from '../words.ts';

/** Says 'Loading...' (spec §2), to the eye and to a screen reader. */
export function LoadingText() {
  return (
    <p role="status" className="text-muted">
      {words.app.loading}
    </p>
  );
}

import { Suspense, useState } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { words } from '../../words.ts';

const ReportDialog = lazyPart(async () => (await import('../cases/report-dialog.tsx')).ReportDialog);

/** @param text of the message, for the button's name */
export function ReportMessage({ id, text }: { id: string; text: string }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={words.ui.actionOn(words.conversations.report, text)}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
        className="-my-2 min-h-8 px-1 hover:text-ink hover:underline pointer-coarse:-my-3.5 pointer-coarse:min-h-11"
      >
        {words.conversations.report}
      </button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <ReportDialog kind="message" targetId={id} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}

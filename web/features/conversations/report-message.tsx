import Flag from 'lucide-react/icons/flag';
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
        title={words.conversations.report}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
        className="-my-2 inline-grid min-h-8 min-w-8 place-items-center align-middle hover:text-ink pointer-coarse:-my-3.5 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      >
        <Flag aria-hidden="true" className="size-3.5" />
      </button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <ReportDialog kind="message" targetId={id} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}

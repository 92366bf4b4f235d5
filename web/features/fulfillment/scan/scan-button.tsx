import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { words } from '../../../words.ts';

const CodeScanner = lazyPart(async () => (await import('./code-scanner.tsx')).CodeScanner);

/** Asks the reloaded page to scan. */
const SCAN = '#scan';

/** The camera is allowed only in documents of these addresses (`headers.ts`), not after a link from another page. */
const isAllowed = () => {
  const [document] = performance.getEntriesByType('navigation');
  return /^\/(dashboard\/sales\/|offline$)/.test(new URL(document?.name ?? window.location.href).pathname);
};

export function ScanButton({ id, onCode }: { id: string; onCode: (code: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (window.location.hash !== SCAN) return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    setOpen(true);
  }, []);
  const open = () => {
    if (isAllowed()) return setOpen(true);
    window.history.replaceState(window.history.state, '', SCAN);
    window.location.reload();
  };
  return (
    <>
      <Button kind="secondary" onClick={open}>
        <ScanQrCode aria-hidden="true" className="size-4" />
        {words.handover.scan}
      </Button>
      {isOpen ? (
        <Suspense>
          <CodeScanner
            id={id}
            onClose={() => setOpen(false)}
            onCode={(code) => {
              setOpen(false);
              onCode(code);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import { scannedCode } from '../../../../shared/domain/handover-code.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words.ts';
import { readCamera } from './read-camera.ts';

type Props = { id: string; onCode: (code: string) => void; onClose: () => void };

/** Ignores other QR codes. */
export function CodeScanner({ id, onCode, onClose }: Props) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [step, setStep] = useState<'starting' | 'looking' | 'other' | 'failed'>('starting');
  const report = useRef(onCode);
  report.current = onCode;
  useEffect(() => {
    if (!video) return;
    const ended = new AbortController();
    const onText = (text: string) => {
      const code = scannedCode(text, id);
      if (code) report.current(code);
      else setStep('other');
    };
    readCamera(video, { onStart: () => setStep('looking'), onText, signal: ended.signal }).catch(() => {
      if (!ended.signal.aborted) setStep('failed');
    });
    return () => ended.abort();
  }, [id, video]);
  const texts = words.handover;
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={texts.scan} description={texts.scanText}>
      <div className="grid gap-4">
        <video
          ref={setVideo}
          muted
          playsInline
          hidden={step === 'failed'}
          className="aspect-square w-full rounded-card bg-sunken object-cover"
        />
        <div role="status">
          {step === 'starting' ? <p className="text-muted">{texts.starting}</p> : null}
          {step === 'other' ? <Notice kind="error">{texts.otherSale}</Notice> : null}
          {step === 'failed' ? <Notice kind="error">{texts.noCamera}</Notice> : null}
        </div>
      </div>
    </Dialog>
  );
}

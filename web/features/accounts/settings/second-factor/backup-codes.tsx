import { useEffect, useRef } from 'react';
import { saveText } from '../../../../platform/save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { words } from '../../../../words.ts';

export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const text = words.secondFactor;
  const start = useRef<HTMLParagraphElement>(null);
  // They replace the form whose button had the focus.
  useEffect(() => start.current?.focus(), []);
  return (
    <Notice kind="warning">
      <div className="grid gap-3">
        <p ref={start} tabIndex={-1} className="outline-none">
          {text.backupLede}
        </p>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Button
          kind="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => saveText('backup-codes.txt', 'text/plain', `${codes.join('\n')}\n`)}
        >
          {text.backupSave}
        </Button>
      </div>
    </Notice>
  );
}

import { saveText } from '../../../../platform/save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { words } from '../../../../words.ts';

export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const text = words.secondFactor;
  return (
    <Notice kind="warning" announce>
      <div className="grid gap-3">
        <p>{text.backupLede}</p>
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

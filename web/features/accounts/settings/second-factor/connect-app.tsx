import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { QrCode } from '../../../../ui/qr-code.tsx';
import { toast } from '../../../../ui/toast.ts';
import { words } from '../../../../words.ts';
import { CodeField } from '../../login/code-field.tsx';
import { IdentityForm } from '../../login/identity-form.tsx';
import { type NewApp, verifyCode } from '../../login/second-factor-client.ts';

type Props = { app: NewApp; onConfirmed(): Promise<void> };

/** Shows the key as a code, as a link for this device, and as text. */
export function ConnectApp({ app, onConfirmed }: Props) {
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const text = words.secondFactor;
  const start = useRef<HTMLParagraphElement>(null);
  // It replaces the form whose button had the focus.
  useEffect(() => start.current?.focus(), []);
  const secret = new URL(app.totpURI).searchParams.get('secret') ?? '';
  const copy = async () => {
    try {
      // Missing on a page without https.
      await navigator.clipboard.writeText(secret);
      toast.success(text.copied);
    } catch {
      toast.error(text.notCopied);
    }
  };
  return (
    <div className="grid gap-5">
      <p ref={start} tabIndex={-1} className="outline-none">
        {text.scan}
      </p>
      <QrCode text={app.totpURI} label={text.qrLabel} />
      <div className="grid gap-3">
        <p>{text.sameDevice}</p>
        <a href={app.totpURI} className={buttonStyle('secondary', 'regular', 'justify-self-start')}>
          {text.openApp}
        </a>
        <p className="text-muted text-sm">
          {text.typeInstead} <code className="rounded bg-sunken px-1.5 py-0.5 text-ink">{secret}</code>
        </p>
        <Button kind="secondary" size="small" className="justify-self-start" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          {text.copyKey}
        </Button>
      </div>
      <div className="max-w-md">
        <IdentityForm
          form={form}
          onSubmit={async ({ code }) => {
            await verifyCode(code);
            await onConfirmed();
          }}
          submit={text.confirm}
          submitting={text.confirming}
          isSetting
        >
          <CodeField form={form} />
        </IdentityForm>
      </div>
    </div>
  );
}

import { useForm } from 'react-hook-form';
import { QrCode } from '../../../../ui/qr-code.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { words } from '../../../../words.ts';
import { IdentityForm } from '../../login/identity-form.tsx';
import { type NewApp, verifyCode } from '../../login/second-factor-client.ts';

type Props = { app: NewApp; onConfirmed(): Promise<void> };

export function ConnectApp({ app, onConfirmed }: Props) {
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const text = words.secondFactor;
  const secret = new URL(app.totpURI).searchParams.get('secret') ?? '';
  return (
    <div className="grid gap-5">
      <p>{text.scan}</p>
      <QrCode text={app.totpURI} label={text.qrLabel} />
      <p className="text-muted text-sm">
        {text.typeInstead} <code className="break-all rounded bg-sunken px-1.5 py-0.5 text-ink">{secret}</code>
      </p>
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
          <TextField
            label={text.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            error={form.formState.errors.code?.message}
            {...form.register('code', { required: text.codeNeeded })}
          />
        </IdentityForm>
      </div>
    </div>
  );
}

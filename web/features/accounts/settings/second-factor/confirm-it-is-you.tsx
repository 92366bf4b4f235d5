import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { errorMessage } from '../../../../platform/error-message.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { words } from '../../../../words.ts';
import { CodeField } from '../../login/code-field.tsx';
import { IdentityForm } from '../../login/identity-form.tsx';
import { canUsePasskeys, logInByPasskey, verifyCode } from '../../login/second-factor-client.ts';
import { refreshProtection } from './protection-query.ts';

type Props = {
  hasCodes: boolean;
  hasPasskeys: boolean;
  onConfirmed?(): Promise<void>;
  /** For a screen that has given the reason already. */
  isBrief?: boolean;
};

/** Requests the second factor in a session that started without it. */
export function ConfirmItIsYou({ hasCodes, hasPasskeys, onConfirmed, isBrief = false }: Props) {
  const queryClient = useQueryClient();
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const text = words.secondFactor;
  async function confirmed() {
    await refreshProtection(queryClient);
    await onConfirmed?.();
  }
  const byPasskey = useMutation({
    mutationFn: logInByPasskey,
    onSuccess: confirmed,
  });
  return (
    <div className="grid max-w-md gap-5">
      {isBrief ? null : <p className="text-muted">{text.confirmLede}</p>}
      {hasCodes ? (
        <IdentityForm
          form={form}
          onSubmit={async ({ code }) => {
            await verifyCode(code);
            await confirmed();
          }}
          submit={text.confirm}
          submitting={text.confirming}
          isSetting
          kind={isBrief ? 'primary' : 'secondary'}
        >
          <CodeField form={form} acceptsBackup />
        </IdentityForm>
      ) : null}
      {hasPasskeys && canUsePasskeys() ? (
        <Button
          kind="secondary"
          className="justify-self-start"
          busy={byPasskey.isPending}
          busyLabel={text.waiting}
          onClick={() => byPasskey.mutate()}
        >
          {text.confirmByPasskey}
        </Button>
      ) : null}
      {byPasskey.error ? <Notice kind="error">{errorMessage(byPasskey.error)}</Notice> : null}
    </div>
  );
}

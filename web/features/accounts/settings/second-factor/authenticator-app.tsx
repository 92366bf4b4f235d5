import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Badge } from '../../../../ui/badge.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { toast } from '../../../../ui/toast.ts';
import { words } from '../../../../words.ts';
import { IdentityForm } from '../../login/identity-form.tsx';
import { disableCodes, enableCodes, type NewApp } from '../../login/second-factor-client.ts';
import { withFreshProof } from '../../proof/fresh-proof.ts';
import { BackupCodes } from './backup-codes.tsx';
import { ConnectApp } from './connect-app.tsx';
import { refreshProtection } from './protection-query.ts';

type Props = { isOn: boolean; hasPassword: boolean };

/** Sets up or removes the authenticator app. Requires the password. */
export function AuthenticatorApp({ isOn, hasPassword }: Props) {
  const queryClient = useQueryClient();
  const form = useForm<{ password: string }>({ defaultValues: { password: '' } });
  const [connecting, setConnecting] = useState<NewApp>();
  const [codes, setCodes] = useState<readonly string[]>();
  const text = words.secondFactor;
  const change = async ({ password }: { password: string }) => {
    const typed = hasPassword ? password : undefined;
    if (isOn) await withFreshProof(() => disableCodes(typed));
    else setConnecting(await withFreshProof(() => enableCodes(typed)));
    form.reset();
    if (!isOn) return;
    setCodes(undefined);
    await refreshProtection(queryClient);
    toast.success(text.appRemoved);
  };
  const confirmed = async (app: NewApp) => {
    setCodes(app.backupCodes);
    setConnecting(undefined);
    await refreshProtection(queryClient);
    toast.success(text.appOn);
  };
  return (
    <div className="grid gap-4">
      <h3 className="flex flex-wrap items-center gap-3 text-lg">
        {text.app}
        {isOn ? <Badge tone="positive">{text.on}</Badge> : null}
      </h3>
      <p className="text-muted">{isOn ? text.appOnLede : text.appLede}</p>
      {codes ? <BackupCodes codes={codes} /> : null}
      {connecting ? (
        <ConnectApp app={connecting} onConfirmed={() => confirmed(connecting)} />
      ) : (
        <div className="max-w-md">
          <IdentityForm
            form={form}
            onSubmit={change}
            submit={isOn ? text.removeApp : text.setUpApp}
            submitting={words.account.saving}
            isSetting
            kind="secondary"
          >
            {hasPassword ? (
              <PasswordField
                label={text.password}
                autoComplete="current-password"
                error={form.formState.errors.password?.message}
                {...form.register('password', { required: words.login.passwordNeeded })}
              />
            ) : null}
          </IdentityForm>
        </div>
      )}
    </div>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { PASSWORD_MIN } from '../../../../shared/contract/accounts/identity.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words.ts';
import { renewPush } from '../../notifications/browser-push.ts';
import { settingsQuery } from '../../settings/public-settings-query.ts';
import { getIdentityClient } from '../login/get-identity-client.ts';
import { IdentityForm } from '../login/identity-form.tsx';
import { protectionQuery } from './second-factor/protection-query.ts';
import { sessionsKey } from './sessions.tsx';

const fields = () =>
  z.object({
    currentPassword: z.string().min(1, words.login.passwordNeeded),
    password: z.string().min(1, words.signup.passwordNeeded).min(PASSWORD_MIN, words.signup.passwordShort),
    dropPasskeys: z.boolean(),
  });

/** Requires the current password. */
export function PasswordForm() {
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(fields()),
    defaultValues: { currentPassword: '', password: '', dropPasskeys: false },
  });
  const { errors } = form.formState;
  const { data: settings } = useQuery(settingsQuery);
  const { data: protection } = useQuery({ ...protectionQuery, enabled: settings?.identity.kind === 'local' });
  return (
    <div className="max-w-md">
      <IdentityForm
        form={form}
        onSubmit={async ({ currentPassword, password, dropPasskeys }) => {
          await (await getIdentityClient()).changePassword(currentPassword, password, dropPasskeys);
          form.reset();
          toast.success(words.account.passwordSaved);
          await renewPush().catch(() => undefined);
          await queryClient.invalidateQueries({ queryKey: sessionsKey });
          await queryClient.invalidateQueries({ queryKey: protectionQuery.queryKey });
        }}
        submit={words.account.savePassword}
        submitting={words.account.saving}
        isSetting
        kind="secondary"
      >
        <PasswordField
          label={words.account.currentPassword}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <PasswordField
          label={words.account.newPassword}
          hint={words.signup.passwordHint}
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        {protection?.hasPasskeys ? (
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="checkbox" className="size-5 accent-accent" {...form.register('dropPasskeys')} />
            {words.account.dropPasskeys}
          </label>
        ) : null}
      </IdentityForm>
    </div>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { PASSWORD_MIN } from '../../../../shared/contract/identity.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words.ts';
import { getIdentityClient } from '../login/get-identity-client.ts';
import { IdentityForm } from '../login/identity-form.tsx';
import { sessionsKey } from './sessions.tsx';

const fields = () =>
  z.object({
    currentPassword: z.string().min(1, words.login.passwordNeeded),
    password: z.string().min(1, words.signup.passwordNeeded).min(PASSWORD_MIN, words.signup.passwordShort),
  });

/** Changes the password; requires the current one. */
export function PasswordForm() {
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(fields()),
    defaultValues: { currentPassword: '', password: '' },
  });
  const { errors } = form.formState;
  return (
    <div className="max-w-md">
      <IdentityForm
        form={form}
        onSubmit={async ({ currentPassword, password }) => {
          await (await getIdentityClient()).changePassword(currentPassword, password);
          form.reset();
          toast.success(words.account.passwordSaved);
          await queryClient.invalidateQueries({ queryKey: sessionsKey });
        }}
        submit={words.account.savePassword}
        submitting={words.account.saving}
        isSetting
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
      </IdentityForm>
    </div>
  );
}

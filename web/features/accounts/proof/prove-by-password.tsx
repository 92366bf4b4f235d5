import { useForm } from 'react-hook-form';
import { PasswordField } from '../../../ui/password-field.tsx';
import { words } from '../../../words.ts';
import { getIdentityClient } from '../login/get-identity-client.ts';
import { IdentityForm } from '../login/identity-form.tsx';

export function ProveByPassword({ onProven }: { onProven(): Promise<void> }) {
  const form = useForm<{ password: string }>({ defaultValues: { password: '' } });
  return (
    <IdentityForm
      form={form}
      onSubmit={async ({ password }) => {
        await (await getIdentityClient()).confirmPassword(password);
        await onProven();
      }}
      submit={words.secondFactor.confirm}
      submitting={words.secondFactor.confirming}
      isSetting
    >
      <PasswordField
        label={words.secondFactor.password}
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
        {...form.register('password', { required: words.login.passwordNeeded })}
      />
    </IdentityForm>
  );
}

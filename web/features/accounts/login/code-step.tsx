import { useForm } from 'react-hook-form';
import { words } from '../../../words.ts';
import { CodeField } from './code-field.tsx';
import { FormPage } from './form-page.tsx';
import { IdentityForm } from './identity-form.tsx';
import { type SignInResult, signInByCode } from './sign-in.ts';

type Props = { onEntered(result: SignInResult): void; onBack(): void };

export function CodeStep({ onEntered, onBack }: Props) {
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const text = words.secondFactor;
  return (
    <FormPage title={text.codeTitle} lede={text.codeLede}>
      <IdentityForm
        form={form}
        onSubmit={({ code }) => signInByCode(code).then(onEntered)}
        submit={words.login.submit}
        submitting={words.login.submitting}
      >
        <CodeField form={form} acceptsBackup autoFocus />
      </IdentityForm>
      <p>
        <button type="button" className="text-link tap-link" onClick={onBack}>
          {words.newcomer.back}
        </button>
      </p>
    </FormPage>
  );
}

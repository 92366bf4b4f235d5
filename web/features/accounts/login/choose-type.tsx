import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { signUpTypes } from '../../../../shared/domain/account.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { words } from '../../../words.ts';
import { AcceptTermsLine } from './accept-terms-line.tsx';
import { FormPage } from './form-page.tsx';
import { getIdentityClient } from './get-identity-client.ts';
import type { SignUpType } from './identity-client.ts';
import { IdentityForm } from './identity-form.tsx';
import { createNewcomer, type Newcomer, type SignInResult } from './sign-in.ts';

type Props = {
  newcomer: Newcomer;
  onEntered(result: SignInResult): void;
  onBack(): void;
};

/** Final step for a new identity: choice of the account type. */
export function ChooseType({ newcomer, onEntered, onBack }: Props) {
  const form = useForm<{ type: SignUpType }>({ defaultValues: { type: signUpTypes[0] } });
  const page = useRef<HTMLDivElement>(null);
  // The page changed, so move the focus for screen readers.
  useEffect(() => page.current?.querySelector('h1')?.focus(), []);
  const goBack = async () => {
    // If offline, the next sign-in replaces it.
    await (await getIdentityClient()).signOut().catch(() => undefined);
    onBack();
  };
  return (
    <div ref={page}>
      <FormPage title={words.newcomer.title} lede={words.newcomer.lede(newcomer.email)}>
        <IdentityForm
          form={form}
          onSubmit={({ type }) => createNewcomer(type).then(onEntered)}
          submit={words.newcomer.submit}
          submitting={words.signup.submitting}
        >
          <SelectField
            label={words.signup.type}
            hint={words.signup.typeHint}
            options={signUpTypes.map((type) => ({ value: type, label: words.signup[type] }))}
            {...form.register('type')}
          />
          <AcceptTermsLine />
        </IdentityForm>
        <Button kind="quiet" className="justify-self-start" onClick={() => void goBack()}>
          {words.newcomer.back}
        </Button>
      </FormPage>
    </div>
  );
}

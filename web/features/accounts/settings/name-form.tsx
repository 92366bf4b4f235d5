import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../platform/api.ts';
import { getApi } from '../../../platform/api-client.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import type { SessionAccount } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import type { ButtonKind } from '../../../ui/button-style.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words.ts';
import { openSession } from '../login/access.ts';
import { ownAccountQuery } from './badge-notice.tsx';

type Props = { account: SessionAccount; kind: ButtonKind };

export function NameForm({ account: { displayName, verified }, kind }: Props) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(displayName);
  const save = useMutation({
    mutationFn: () => getApi().updateAccount({ body: { displayName: name } }),
    async onSuccess() {
      toast.success(words.account.nameSaved);
      void queryClient.invalidateQueries({ queryKey: ownAccountQuery.queryKey });
      await openSession();
    },
  });
  const refusal = save.error instanceof ApiError ? save.error.fields.displayName : undefined;
  return (
    <form
      noValidate
      className="grid max-w-md gap-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <TextField
        label={words.account.name}
        hint={verified ? words.account.nameBadge : words.account.nameHint}
        autoComplete="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={save.error ? (refusal ?? errorMessage(save.error)) : undefined}
      />
      <Button
        type="submit"
        kind={kind}
        className="justify-self-start"
        busy={save.isPending}
        busyLabel={words.account.saving}
      >
        {words.account.saveName}
      </Button>
    </form>
  );
}

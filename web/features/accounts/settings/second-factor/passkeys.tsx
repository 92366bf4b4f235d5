import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../../platform/api.ts';
import { errorMessage } from '../../../../platform/error-message.ts';
import { showDate } from '../../../../platform/i18n/formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { toast } from '../../../../ui/toast.ts';
import { useFocusStays } from '../../../../ui/use-focus-stays.ts';
import { words } from '../../../../words.ts';
import { addPasskey, canUsePasskeys, deletePasskey, type Passkey } from '../../login/second-factor-client.ts';
import { withFreshProof } from '../../proof/fresh-proof.ts';
import { deviceName } from '../device-name.ts';
import { refreshProtection } from './protection-query.ts';

export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const queryClient = useQueryClient();
  const place = useFocusStays<HTMLDivElement>();
  const text = words.secondFactor;
  const refresh = () => refreshProtection(queryClient);
  const add = useMutation({
    mutationFn: () => withFreshProof(() => addPasskey(deviceName(navigator.userAgent))),
    onSuccess: () => toast.success(text.passkeyAdded),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Passkey) => withFreshProof(() => deletePasskey(id)),
    onSuccess: () => toast.success(text.passkeyRemoved),
    onError: (error) => toast.error(errorMessage(error)),
    onSettled: refresh,
  });
  return (
    <div {...place} className="grid gap-4 outline-none">
      <h3 className="text-lg">{text.passkeys}</h3>
      <p className="text-muted">{text.passkeysLede}</p>
      {passkeys.length > 0 ? (
        <ul className="grid border-line border-t">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex min-h-16 items-center justify-between gap-4 border-line border-b py-3">
              <span className="grid">
                <span className="font-medium">{passkey.name ?? text.passkey}</span>
                <span className="text-muted text-sm">{words.account.since(showDate(passkey.createdAt))}</span>
              </span>
              <Button
                kind="quiet"
                size="small"
                className="-me-3"
                aria-label={words.ui.actionOn(text.remove, passkey.name ?? text.passkey)}
                busy={remove.isPending && remove.variables === passkey}
                onClick={() => remove.mutate(passkey)}
              >
                {text.remove}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {canUsePasskeys() ? (
        <Button
          kind="secondary"
          className="justify-self-start"
          busy={add.isPending}
          busyLabel={text.waiting}
          onClick={() => add.mutate()}
        >
          {text.addPasskey}
        </Button>
      ) : (
        <p className="text-muted text-sm">{text.noPasskeysHere}</p>
      )}
      {add.error ? (
        <Notice kind="error">{add.error instanceof ApiError ? errorMessage(add.error) : text.stopped}</Notice>
      ) : null}
    </div>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CODE_DIGITS } from '../../../shared/domain/fulfillment.ts';
import { codeInFragment } from '../../../shared/domain/handover-code.ts';
import { ApiError } from '../../platform/api.ts';
import { clearError } from '../../platform/clear-error.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StayToSave } from '../../ui/stay-to-save.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useStoredDraft } from '../../ui/use-stored-draft.ts';
import { words } from '../../words.ts';
import { emptyCode, nameOfCode } from './offline/stored-handovers.ts';
import { ScanButton } from './scan/scan-button.tsx';
import { useOpenStep } from './unsent-step.tsx';

type Props = {
  id: string;
  accountId: string | undefined;
  isMain: boolean;
  /** The page's address may hold the code, as a camera app opened it. */
  isOpened: boolean;
  redeem: (code: string) => Promise<unknown>;
  onSettled?: () => unknown;
};

/** The buyer's code, typed or scanned. What was typed stays on the device until it is taken. */
export function CodeForm({ id, accountId, isMain, isOpened, redeem, onSettled }: Props) {
  const owner = accountId === undefined ? undefined : { id: accountId, inTab: false };
  const { draft, change, clear, mayBeLost } = useStoredDraft(nameOfCode(id), emptyCode, owner);
  const { code } = draft;
  const field = useRef<HTMLInputElement>(null);
  const send = useMutation({
    mutationFn: redeem,
    // Without a connection the code is checked here.
    networkMode: 'always',
    onSuccess: clear,
    onError(error) {
      field.current?.focus();
      const isDecided = error instanceof ApiError && error.code === 'conflict';
      noteFailure(isDecided ? error.message : undefined);
    },
    onSettled: () => onSettled?.(),
  });
  const open = useRef(change);
  useEffect(() => {
    const opened = isOpened ? codeInFragment(window.location.hash) : undefined;
    if (!opened) return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    open.current({ code: opened });
  }, [isOpened]);
  const refused = send.error instanceof ApiError ? send.error.fields.code : undefined;
  const texts = words.fulfillment;
  const noteFailure = useOpenStep({
    step: 'code',
    isOpen: code !== '' && !send.isSuccess,
    isSending: send.isPending,
    act: texts.confirm,
    text: code,
  });
  return (
    <form
      noValidate
      className="grid max-w-sm gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!send.isPending) send.mutate(code);
      }}
    >
      <StayToSave isChanged={mayBeLost} />
      <TextField
        ref={field}
        label={texts.typeCode}
        hint={texts.typeHint}
        error={refused}
        inputMode="numeric"
        autoComplete="one-time-code"
        // Room for a space or hyphen between the digits.
        maxLength={CODE_DIGITS * 2}
        value={code}
        onChange={({ target }) => {
          clearError(send);
          change({ code: target.value });
        }}
      />
      {send.error && !refused ? <Notice kind="error">{errorMessage(send.error)}</Notice> : null}
      <Button type="submit" kind={isMain ? 'primary' : 'secondary'} busy={send.isPending} busyLabel={texts.confirming}>
        {texts.confirm}
      </Button>
      <ScanButton
        id={id}
        onCode={(seen) => {
          change({ code: seen });
          if (!send.isPending) send.mutate(seen);
        }}
      />
    </form>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ImportCheck } from '../../../shared/contract/imports.ts';
import { ApiError } from '../../platform/api.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StayToSave } from '../../ui/stay-to-save.tsx';
import { words } from '../../words.ts';
import { importsKey } from './imports-query.ts';
import { RefusedRows } from './refused-rows.tsx';
import { checkListings, sendListings } from './send-listings.ts';

export function ImportForm() {
  const queryClient = useQueryClient();
  const leaving = useRef(new AbortController());
  const [file, setFile] = useState<File>();
  const [photos, setPhotos] = useState<File[]>([]);
  const [photo, setPhoto] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => () => leaving.current.abort(), []);
  const send = useMutation({
    mutationFn: async ({ chosen, isAgreed }: { chosen: File; isAgreed: boolean }) => {
      const earlier = isAgreed ? [] : (await checkListings(chosen, photos)).earlierPictures;
      return earlier.length > 0
        ? { earlier }
        : sendListings(chosen, photos, { onPhoto: setPhoto, signal: leaving.current.signal });
    },
    onSuccess(result) {
      if ('earlier' in result) return;
      form.current?.reset();
      setFile(undefined);
      setPhotos([]);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsKey }),
  });
  const check = useMutation({ mutationFn: (chosen: File) => checkListings(chosen, photos) });
  const failure = send.error ?? check.error;
  const refusal = failure instanceof ApiError ? failure.fields.file : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!file);
    check.reset();
    if (file) send.mutate({ chosen: file, isAgreed: false });
  };
  const checkOnly = () => {
    setMissing(!file);
    send.reset();
    if (file) check.mutate(file);
  };
  return (
    <form ref={form} noValidate className="grid gap-6 *:max-w-xl" onSubmit={submit}>
      <StayToSave isChanged={file !== undefined || photos.length > 0} />
      <FileField
        label={words.imports.file}
        hint={words.imports.fileHint}
        choose={words.imports.chooseFile}
        drop={words.imports.dropFile}
        chosen={file?.name}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        error={isMissing ? words.imports.fileNeeded : refusal}
        onChange={({ target }) => {
          setFile(target.files?.[0]);
          setMissing(false);
          send.reset();
          check.reset();
        }}
      />
      <FileField
        label={words.imports.photos}
        hint={words.imports.photosHint}
        choose={words.photos.choose}
        drop={words.photos.drop}
        chosen={photos.length > 1 ? words.imports.photosChosen(photos.length) : photos[0]?.name}
        accept="image/jpeg,image/png,image/webp"
        multiple
        onChange={({ target }) => {
          setPhotos([...(target.files ?? [])]);
          send.reset();
          check.reset();
        }}
      />
      {failure && !refusal ? (
        <Notice kind="error">
          <p>{errorMessage(failure)}</p>
          {send.error ? <p>{words.imports.notSent}</p> : null}
        </Notice>
      ) : null}
      {send.data && 'earlier' in send.data && file ? (
        <EarlierPictures names={send.data.earlier} onAgree={() => send.mutate({ chosen: file, isAgreed: true })} />
      ) : null}
      {send.data && 'refusedPhotos' in send.data && send.data.refusedPhotos.length > 0 ? (
        <Notice kind="warning" announce>
          {words.imports.photosRefused(send.data.refusedPhotos.join(', '))}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          busy={send.isPending}
          busyLabel={photos.length > 0 ? words.imports.sendingPhoto(photo, photos.length) : words.imports.sending}
        >
          {words.imports.submit}
        </Button>
        <Button kind="secondary" busy={check.isPending} busyLabel={words.imports.checking} onClick={checkOnly}>
          {words.imports.checkOnly}
        </Button>
      </div>
      {check.data ? <Checked check={check.data} /> : null}
    </form>
  );
}

const MOST_NAMES = 10;

/** A photo of an earlier file may show something else under the same name. */
function EarlierPictures({ names, onAgree }: { names: readonly string[]; onAgree: () => void }) {
  const more = names.length > MOST_NAMES ? ' …' : '';
  return (
    <Notice kind="warning" announce>
      <p>{words.imports.earlierPictures(`${names.slice(0, MOST_NAMES).join(', ')}${more}`)}</p>
      <Button kind="secondary" className="mt-2" onClick={onAgree}>
        {words.imports.useEarlier}
      </Button>
    </Notice>
  );
}

function Checked({ check: { good, known, refused } }: { check: ImportCheck }) {
  const wrong = refused.rows.length;
  return (
    <div className="grid max-w-none! gap-6">
      <div className="max-w-xl">
        <Notice kind={wrong > 0 ? 'warning' : 'success'} announce>
          <p>{words.imports.checked(good, known, wrong)}</p>
          <p>{words.imports.nothingListed}</p>
        </Notice>
      </div>
      {wrong > 0 ? <RefusedRows refused={refused} of={refused.fileName} /> : null}
    </div>
  );
}

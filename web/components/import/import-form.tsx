import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { errorMessage } from '../dashboard/error-message.ts';
import { importsKey } from './imports-query.ts';
import { sendPieces } from './send-pieces.ts';

/** The file and its photos, chosen together and sent one after the other. */
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
    mutationFn: (chosen: File) => sendPieces(chosen, photos, setPhoto, leaving.current.signal),
    onSuccess() {
      form.current?.reset();
      setFile(undefined);
      setPhotos([]);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsKey }),
  });
  const refusal = send.error instanceof ApiError ? send.error.fields.file : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!file);
    if (file) send.mutate(file);
  };
  return (
    <form ref={form} noValidate className="grid max-w-xl gap-6" onSubmit={submit}>
      <FileField
        label={words.imports.file}
        hint={words.imports.fileHint}
        choose={words.imports.chooseFile}
        drop={words.imports.dropFile}
        chosen={file?.name}
        accept=".csv,text/csv"
        error={isMissing ? words.imports.fileNeeded : refusal}
        onChange={({ target }) => {
          setFile(target.files?.[0]);
          setMissing(false);
          send.reset();
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
        onChange={({ target }) => setPhotos([...(target.files ?? [])])}
      />
      {send.error && !refusal ? (
        <Notice kind="error">
          <p>{errorMessage(send.error)}</p>
          <p>{words.imports.notSent}</p>
        </Notice>
      ) : null}
      {send.data && send.data.refusedPhotos.length > 0 ? (
        <Notice kind="warning" announce>
          {words.imports.photosRefused(send.data.refusedPhotos.join(', '))}
        </Notice>
      ) : null}
      <Button
        type="submit"
        className="justify-self-start"
        busy={send.isPending}
        busyLabel={photos.length > 0 ? words.imports.sendingPhoto(photo, photos.length) : words.imports.sending}
      >
        {words.imports.submit}
      </Button>
    </form>
  );
}

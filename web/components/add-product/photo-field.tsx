import ImageIcon from 'lucide-react/icons/image';
import type { Ref } from 'react';
import { PICTURE_TYPES } from '../../../shared/domain/picture.ts';
import { Button } from '../../ui/button.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { words } from '../../words.ts';
import type { Photo } from './use-photo.ts';

type Props = {
  photo: Photo;
  error: string | undefined;
  onChoose: (file: File | undefined) => void;
  ref: Ref<HTMLInputElement>;
};

/** The photograph: chosen, shown at once, on its way, kept, or refused with the reason beside it. */
export function PhotoField({ photo, error, onChoose, ref }: Props) {
  const refusal = photo.step === 'refused' || photo.step === 'failed' ? photo.message : undefined;
  return (
    <FileField
      ref={ref}
      label={words.addProduct.image}
      hint={words.addProduct.imageHint}
      error={refusal ?? error}
      accept={PICTURE_TYPES.join(',')}
      onChange={(event) => onChoose(event.target.files?.[0])}
      preview={'preview' in photo ? <Preview photo={photo} /> : <EmptyFrame />}
    />
  );
}

function EmptyFrame() {
  return (
    <div aria-hidden="true" className="grid aspect-4/3 w-full place-content-center rounded-card bg-sunken text-muted">
      <ImageIcon className="size-10" />
    </div>
  );
}

function Preview({ photo }: { photo: Exclude<Photo, { step: 'none' | 'refused' }> }) {
  return (
    <div className="grid gap-2">
      <img
        src={photo.preview}
        alt={words.addProduct.preview}
        className="aspect-4/3 w-full rounded-card bg-sunken object-cover"
      />
      {photo.step === 'sending' ? <Sending percent={photo.percent} /> : null}
      {photo.step === 'ready' ? (
        <p role="status" className="text-positive text-sm">
          {words.addProduct.uploaded}
        </p>
      ) : null}
      {photo.step === 'failed' ? (
        <div>
          <Button kind="secondary" size="small" onClick={photo.retry}>
            {words.addProduct.retryUpload}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Sending({ percent }: { percent: number }) {
  const text = percent < 100 ? words.addProduct.uploading(percent) : words.addProduct.preparing;
  return (
    <div className="grid gap-1">
      <progress
        max={100}
        value={percent}
        aria-label={words.addProduct.uploading(percent)}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
      />
      <p className="text-muted text-sm">{text}</p>
    </div>
  );
}

import Camera from 'lucide-react/icons/camera';
import ImageIcon from 'lucide-react/icons/image';
import { type Ref, useState } from 'react';
import { PICTURE_TYPES } from '../../../../shared/domain/picture.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { FileField } from '../../../ui/file-field.tsx';
import { useFocusStays } from '../../../ui/use-focus-stays.ts';
import { words } from '../../../words.ts';
import type { usePhotos } from '../../images/use-photos.ts';
import { PhotoTile } from './photo-tile.tsx';
import { useDrag } from './use-drag.ts';

type Props = {
  photos: ReturnType<typeof usePhotos>;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
};

/** Photo field. Reorder by drag, buttons or arrow keys. */
export function PhotoField({ photos, error, ref }: Props) {
  const { photos: list, refusal, add, move, remove, retry } = photos;
  const [announcement, setAnnouncement] = useState('');
  const drag = useDrag(move);
  const place = useFocusStays<HTMLDivElement>();
  const failed = list.find((photo) => photo.step === 'failed');
  const isReady = list.length > 0 && list.every(({ step }) => step === 'ready');

  const step = (key: string, to: number) => {
    if (to < 0 || to >= list.length) return;
    move(key, to);
    setAnnouncement(words.photos.moved(to + 1, list.length));
  };

  return (
    <div {...place} className="grid gap-3 outline-none">
      <FileField
        ref={ref}
        label={words.addProduct.image}
        hint={words.addProduct.imageHint}
        error={refusal ?? (failed?.step === 'failed' ? failed.message : undefined) ?? error}
        accept={PICTURE_TYPES.join(',')}
        multiple
        choose={words.photos.choose}
        drop={words.photos.drop}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
        frame={list.length === 0 ? <EmptyFrame /> : null}
        preview={
          list.length > 0 ? (
            <ul ref={drag.list} aria-label={words.photos.list} className="grid grid-cols-2 gap-3">
              {list.map((photo, index) => (
                <PhotoTile
                  key={photo.key}
                  photo={photo}
                  index={index}
                  count={list.length}
                  isDragged={drag.dragged === photo.key}
                  handle={(kinds) => drag.handle(photo.key, kinds)}
                  onStep={(to) => step(photo.key, to)}
                  onRetry={() => retry(photo)}
                  onRemove={() => {
                    remove(photo.key);
                    setAnnouncement(words.photos.removed(list.length - 1));
                  }}
                />
              ))}
            </ul>
          ) : null
        }
      />
      <div className="hidden pointer-coarse:block">
        <label className={buttonStyle('secondary', 'regular', 'relative w-full has-focus-visible:outline-2')}>
          <Camera aria-hidden="true" className="size-5" />
          {words.photos.camera}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className="sr-only"
            onChange={(event) => {
              add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </label>
      </div>
      {isReady ? (
        <p role="status" className="text-positive text-sm">
          {words.photos.ready(list.length)}
        </p>
      ) : null}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

function EmptyFrame() {
  return (
    <div
      aria-hidden="true"
      className="grid aspect-4/3 w-full max-sm:hidden place-content-center rounded-card bg-sunken text-muted"
    >
      <ImageIcon className="size-10" />
    </div>
  );
}

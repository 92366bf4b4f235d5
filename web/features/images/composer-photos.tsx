import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { PICTURE_TYPES } from '../../../shared/domain/picture.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import type { Photo } from './use-photo-list.ts';
import type { usePhotos } from './use-photos.ts';

type Photos = ReturnType<typeof usePhotos>;

/** Opens the file chooser; on a phone, camera and gallery. */
export function PhotoButton({ photos }: { photos: Photos }) {
  return (
    <label
      title={words.conversations.addPhotos}
      className="relative grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-accent motion-quick hover:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
    >
      <ImagePlus aria-hidden="true" className="size-6" />
      <input
        type="file"
        accept={PICTURE_TYPES.join(',')}
        multiple
        aria-label={words.conversations.addPhotos}
        title=""
        className="absolute inset-0 size-full cursor-pointer rounded-full opacity-0"
        onChange={({ target }) => {
          photos.add([...(target.files ?? [])]);
          // So that a removed file can be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}

/** With their upload progress. */
export function ComposerPhotos({
  photos: { photos, refusal, remove, retry },
  unsent,
}: {
  photos: Photos;
  unsent: boolean;
}) {
  const failed = photos.find((photo) => photo.step === 'failed');
  const problem = refusal ?? failed?.message ?? (unsent ? words.photos.unsent : undefined);
  return (
    <>
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      {photos.length > 0 ? (
        <ul aria-label={words.conversations.photosToSend} className="flex gap-2 overflow-x-auto pt-1 pb-1">
          {photos.map((photo, index) => (
            <li key={photo.key} className="relative w-20 shrink-0">
              <img
                src={photo.preview || undefined}
                alt={words.conversations.photo(index + 1, photos.length)}
                className={`size-20 rounded-card bg-sunken object-cover ${photo.step === 'ready' ? '' : 'opacity-60'}`}
              />
              <span className="absolute top-0.5 right-0.5">
                <IconButton
                  raised
                  label={words.photos.of(words.photos.remove, index + 1)}
                  onClick={() => remove(photo.key)}
                >
                  <X aria-hidden="true" className="size-4" />
                </IconButton>
              </span>
              <Progress photo={photo} index={index} onRetry={() => retry(photo)} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Progress({ photo, index, onRetry }: { photo: Photo; index: number; onRetry: () => void }) {
  if (photo.step === 'ready') return null;
  if (photo.step === 'failed')
    return (
      <Button
        kind="secondary"
        size="small"
        className="absolute inset-x-1 bottom-1 bg-surface px-1"
        aria-label={words.photos.of(words.photos.retry, index + 1)}
        onClick={onRetry}
      >
        {words.photos.retry}
      </Button>
    );
  const percent = photo.step === 'sending' ? photo.percent : 0;
  return (
    <progress
      max={100}
      value={percent}
      aria-label={words.photos.uploading(percent)}
      className="absolute inset-x-2 bottom-2 h-1.5 w-16 appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
    />
  );
}

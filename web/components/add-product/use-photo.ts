import { type RefObject, useEffect, useRef, useState } from 'react';
import { PICTURE_MAX_BYTES, pictureUrl } from '../../../shared/domain/picture.ts';
import { ApiError } from '../../api.ts';
import { words } from '../../words.ts';
import { errorMessage } from '../dashboard/error-message.ts';
import { sendPhoto } from './send-photo.ts';

/** Where the photograph of the form stands. `preview` is an address to show it from. */
export type Photo =
  | { step: 'none' }
  | { step: 'refused'; message: string }
  | { step: 'sending'; preview: string; percent: number }
  | { step: 'failed'; preview: string; message: string; retry: () => void }
  | { step: 'ready'; preview: string };

/**
 * Sends a photo as soon as it is chosen, so that it travels while the person types. A failed one is kept and can be sent
 * again; a new choice ends the old one.
 * @param uploaded the address of a photo that was sent before the page was loaded
 * @param onUrl called with the address once the photo is kept, and with '' when there is none any more
 */
export function usePhoto(uploaded: string, onUrl: (url: string) => void) {
  const [photo, setPhoto] = useState<Photo>(
    uploaded ? { step: 'ready', preview: pictureUrl(uploaded, 800) } : { step: 'none' },
  );
  const running = useRef<{ abort: AbortController; done: Promise<void> }>(undefined);
  const preview = useRef<string>(undefined);

  useEffect(
    () => () => {
      running.current?.abort.abort();
      dropPreview(preview);
    },
    [],
  );

  async function send(file: File, address: string, abort: AbortController): Promise<void> {
    setPhoto({ step: 'sending', preview: address, percent: 0 });
    try {
      const url = await sendPhoto(
        file,
        (percent) => !abort.signal.aborted && setPhoto({ step: 'sending', preview: address, percent }),
        abort.signal,
      );
      if (abort.signal.aborted) return;
      onUrl(url);
      setPhoto({ step: 'ready', preview: address });
    } catch (error) {
      if (abort.signal.aborted) return;
      const message = (error instanceof ApiError && error.fields.image) || errorMessage(error);
      setPhoto(
        isFinal(error)
          ? { step: 'refused', message }
          : { step: 'failed', preview: address, message, retry: () => start(file, address) },
      );
    }
  }

  function start(file: File, address: string): void {
    running.current?.abort.abort();
    const abort = new AbortController();
    running.current = { abort, done: send(file, address, abort) };
  }

  function choose(file: File | undefined): void {
    running.current?.abort.abort();
    running.current = undefined;
    dropPreview(preview);
    onUrl('');
    if (!file) {
      setPhoto({ step: 'none' });
    } else if (file.size > PICTURE_MAX_BYTES) {
      setPhoto({ step: 'refused', message: words.addProduct.tooLarge((file.size / 1024 ** 2).toFixed(1)) });
    } else {
      preview.current = URL.createObjectURL(file);
      start(file, preview.current);
    }
  }

  return {
    photo,
    choose,
    /** Waits until nothing is being sent. */
    settled: async () => running.current?.done,
  };
}

function dropPreview(preview: RefObject<string | undefined>): void {
  if (preview.current) URL.revokeObjectURL(preview.current);
  preview.current = undefined;
}

/** Another try with the same file would end the same way. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && ['too_large', 'unsupported_media_type', 'image_refused'].includes(error.code);
}

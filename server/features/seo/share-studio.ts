import { pictureUrl } from '../../../shared/domain/picture.ts';
import type { ShareCard } from '../../../shared/domain/share-picture.ts';
import type { ImageHost } from '../../ports/image-host.ts';
import { readPicture } from '../images/serve-image.ts';
import { drawSharePicture } from './draw-share-picture.ts';

/** Cached pictures of about 60 KB. */
const MOST_CACHED = 200;
/** Drawing takes a core for some tenths of a second. */
const WAITING = 20;
const drawnPerMinute = 60;

export type ShareStudio = {
  /** @returns undefined under overload */
  picture(path: string, card: ShareCard): Promise<Uint8Array | undefined>;
};

/** Draws and caches share pictures, with part of one core. */
export function createShareStudio(imageHost: ImageHost, limit = drawnPerMinute): ShareStudio {
  const cached = new Map<string, Uint8Array>();
  const drawing = new Map<string, Promise<Uint8Array>>();
  const minute = { began: performance.now(), drawn: 0 };
  let last: Promise<unknown> = Promise.resolve();

  const isAllowed = () => {
    if (performance.now() - minute.began > 60_000) Object.assign(minute, { began: performance.now(), drawn: 0 });
    minute.drawn += 1;
    return minute.drawn <= limit;
  };
  const draw = async (path: string, card: ShareCard) => {
    const shown = card.cover ? pictureUrl(card.cover, 1600) : card.photo;
    const photo = shown ? await readPicture(imageHost, shown) : undefined;
    const picture = await drawSharePicture(card, photo);
    if (cached.size >= MOST_CACHED) cached.delete(cached.keys().next().value ?? '');
    cached.set(path, picture);
    return picture;
  };
  const takeTurn = (path: string, card: ShareCard) => {
    const turn = last.then(() => draw(path, card)).finally(() => drawing.delete(path));
    last = turn.catch(() => undefined);
    drawing.set(path, turn);
    return turn;
  };

  return {
    async picture(path, card) {
      const found = cached.get(path) ?? drawing.get(path);
      if (found) return found;
      return drawing.size < WAITING && isAllowed() ? takeTurn(path, card) : undefined;
    },
  };
}

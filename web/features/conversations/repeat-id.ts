import { randomId } from '../../platform/random-id.ts';

type Written = { text: string; images: readonly string[] };

/** Gives a message an id that its repeat has too, since a first answer may be lost. Another text is another message. */
export function createRepeatId(): (message: Written) => string {
  let last = { message: '', id: '' };
  return (message) => {
    const written = JSON.stringify(message);
    if (written !== last.message) last = { message: written, id: randomId() };
    return last.id;
  };
}

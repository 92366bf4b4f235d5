import { saveFile } from './save-file.ts';

type FileHandle = { createWritable: () => Promise<WritableStream<Uint8Array>> };
type Picker = (options: { suggestedName: string }) => Promise<FileHandle>;

/** Some browsers let a page write to a chosen file; TypeScript lacks the type. */
const findPicker = () => (window as { showSaveFilePicker?: Picker }).showSaveFilePicker?.bind(window);

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Saves an answer as a file: where possible straight into a file that the person chooses, so that it is never in memory
 * as a whole; else as a blob download.
 * @param request fetches the answer after the choice; throws when the call is refused
 * @returns false when the person chose no file
 */
export async function saveResponse(name: string, request: () => Promise<Response>): Promise<boolean> {
  const pick = findPicker();
  if (!pick) {
    saveFile(name, await (await request()).blob());
    return true;
  }
  // First, because a browser shows the picker only right after a press.
  const file = await pick({ suggestedName: name }).catch((error: unknown) => {
    if (!isAbort(error)) throw error;
    return undefined;
  });
  if (!file) return false;
  const { body } = await request();
  // A broken answer leaves the chosen file unchanged.
  await body?.pipeTo(await file.createWritable());
  return true;
}

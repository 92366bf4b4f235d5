import { saveFile } from './save-file.ts';

type FileHandle = { createWritable: () => Promise<WritableStream<Uint8Array>> };
type Picker = (options: { suggestedName: string }) => Promise<FileHandle>;

/** TypeScript lacks the type. */
const findPicker = () => (window as { showSaveFilePicker?: Picker }).showSaveFilePicker?.bind(window);

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Saves an answer as a file: if possible streamed into a chosen file, never whole in memory; else as a blob.
 * @param request fetches the answer after the choice
 * @returns false without a choice
 */
export async function saveResponse(name: string, request: () => Promise<Response>): Promise<boolean> {
  const pick = findPicker();
  if (!pick) {
    saveFile(name, await (await request()).blob());
    return true;
  }
  // First: browsers show the picker only right after a press.
  const file = await pick({ suggestedName: name }).catch((error: unknown) => {
    if (!isAbort(error)) throw error;
    return undefined;
  });
  if (!file) return false;
  const { body } = await request();
  // A broken answer leaves the file unchanged.
  await body?.pipeTo(await file.createWritable());
  return true;
}

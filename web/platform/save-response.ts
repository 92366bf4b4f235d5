import { saveFile } from './save-file.ts';

type FileHandle = { createWritable: () => Promise<WritableStream<Uint8Array>> };
type Picker = (options: { suggestedName: string }) => Promise<FileHandle>;

/** Some browsers let a page write into a file that the person chooses; TypeScript does not know it yet. */
const findPicker = () => (window as { showSaveFilePicker?: Picker }).showSaveFilePicker?.bind(window);

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Saves an answer as a file. Where the browser can, it goes straight into a file that the person chooses, so that it is
 * never in memory as a whole; elsewhere the browser downloads it as a blob.
 * @param ask fetches the answer, once the person has chosen; it throws when the call is refused
 * @returns whether it was saved; not when the person chose no file
 */
export async function saveResponse(name: string, ask: () => Promise<Response>): Promise<boolean> {
  const pick = findPicker();
  if (!pick) {
    saveFile(name, await (await ask()).blob());
    return true;
  }
  // First the file: a browser shows the picker only right after the press.
  const file = await pick({ suggestedName: name }).catch((error: unknown) => {
    if (!isAbort(error)) throw error;
    return undefined;
  });
  if (!file) return false;
  const { body } = await ask();
  // An answer that breaks off leaves the chosen file as it was.
  await body?.pipeTo(await file.createWritable());
  return true;
}

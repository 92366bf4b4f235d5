/** Downloads a text as a file. */
export const saveText = (name: string, type: string, text: string): void => saveFile(name, new Blob([text], { type }));

/** Downloads a blob as a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

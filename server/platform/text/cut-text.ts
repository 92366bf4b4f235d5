/** Shortens a text to a number of characters, and never between the halves of one. */
export function cutText(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
}

/** The field on the page of results, which a phone shows at its top. */
export const PAGE_FIELD = 'search-words';

let isWanted = false;

/** Puts the cursor into the field on the page of results, or has the page do so when it comes. Call it in the press. */
export function wantSearchFocus(): void {
  const field = document.getElementById(PAGE_FIELD);
  if (field?.offsetParent) field.focus();
  else isWanted = true;
}

/** Whether a press led here in order to type; asked once. */
export function takeSearchFocus(): boolean {
  const was = isWanted;
  isWanted = false;
  return was;
}

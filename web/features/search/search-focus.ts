/** The search field of the results page, for phones. */
export const PAGE_FIELD = 'search-words';

let isWanted = false;

/** Focuses the results page's field, now or once it mounts. Call it in the press handler. */
export function requestSearchFocus(): void {
  const field = document.getElementById(PAGE_FIELD);
  if (field?.offsetParent) field.focus();
  else isWanted = true;
}

/** Returns once whether the field should get focus. */
export function consumeSearchFocus(): boolean {
  const was = isWanted;
  isWanted = false;
  return was;
}

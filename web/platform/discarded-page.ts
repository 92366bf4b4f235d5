const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');

/** React's code in a build, and its sentence elsewhere. */
const isOtherPage = /#418\b|^Hydration failed/;

/** Whether React discarded the served HTML only because its page was left before it was hydrated. */
export function isDiscardedPage(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? isOtherPage.test(messageOf(error)) : messageOf(cause).startsWith('Invariant failed');
}

/** A failure with a one-line message: what happened, and what to do next. */
export class ExplainedFailure extends Error {
  /** @override */
  name = 'ExplainedFailure';
}

/**
 * Runs a tool to its end. Its number becomes the exit code; an explained failure prints its line and ends with 1.
 * @param {() => Promise<number>} main
 */
export async function runTool(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof ExplainedFailure ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

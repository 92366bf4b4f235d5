import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';

/**
 * Writes each page in one go: a page is kept and compressed as a whole (design §9), and its loaders have brought all that
 * it shows, so there is nothing to stream.
 */
export default { fetch: createStartHandler(defaultRenderHandler) };

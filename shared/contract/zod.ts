import { z } from 'zod';

// A page may not make code out of text (reliability 6), so there schemas are walked; a server compiles them for speed.
// This must be known before the first schema is made: schemas of the contract take `z` from here.
if ('document' in globalThis) z.config({ jitless: true });

export { z };

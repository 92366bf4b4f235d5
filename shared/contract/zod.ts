import { z } from 'zod';

// The CSP forbids eval (reliability 6), so schemas are interpreted. Must run before the first schema.
if ('document' in globalThis) z.config({ jitless: true });

export { z };

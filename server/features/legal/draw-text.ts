import type { LegalBlock } from '../../../shared/contract/legal.ts';
import { createSharedThread } from '../../platform/threads/shared-thread.ts';

const drawInThread = createSharedThread(new URL('./markdown-thread.ts', import.meta.url));

/** Returns the blocks of a Markdown text, rendered in a thread. @throws busy */
export const drawText = (text: string): Promise<LegalBlock[]> => drawInThread<LegalBlock[]>({ text });

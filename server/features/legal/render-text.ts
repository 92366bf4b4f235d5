import type { LegalBlock } from '../../../shared/contract/legal.ts';
import { createSharedThread } from '../../platform/threads/shared-thread.ts';

const renderInThread = createSharedThread(new URL('./markdown-thread.ts', import.meta.url));

/** Returns the blocks of a Markdown text, rendered in a thread. @throws busy */
export const renderText = (text: string): Promise<LegalBlock[]> => renderInThread<LegalBlock[]>({ text });

/** Renders Markdown beside the requests: a long text takes half a second. */
import { answerInThread } from '../../platform/threads/answer-in-thread.ts';
import { renderMarkdown } from './render-markdown.ts';

answerInThread(({ text }: { text: string }) => renderMarkdown(text));

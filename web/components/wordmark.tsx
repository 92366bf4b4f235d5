import { words } from '../words.ts';

/** The name of the shop beside its settee, drawn in the colour of the text around it. */
export function Wordmark({ name = words.app.name }: { name?: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-display text-2xl leading-none tracking-tight">
      <svg aria-hidden="true" viewBox="4 6 24 21" className="h-6 w-7 text-accent" fill="currentColor">
        <path d="M9 9.5A2.5 2.5 0 0 1 11.5 7h9A2.5 2.5 0 0 1 23 9.5V14a3 3 0 0 0-2 2.8V18H11v-1.2A3 3 0 0 0 9 14Z" />
        <path d="M5 16.8a2 2 0 0 1 4 0V20h14v-3.2a2 2 0 0 1 4 0V22a2 2 0 0 1-2 2v2h-2v-2H9v2H7v-2a2 2 0 0 1-2-2Z" />
      </svg>
      {name}
    </span>
  );
}

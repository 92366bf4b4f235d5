import { quickReplies } from '../../../shared/domain/quick-replies.ts';
import { textSettings } from '../../platform/i18n/text-settings.ts';
import { words } from '../../words.ts';

type Props = { asked?: readonly string[]; onChoose: (text: string) => void };

/** Common questions, to write into the composer. @param asked texts already sent */
export function QuickReplies({ asked = [], onChoose }: Props) {
  const replies = quickReplies[textSettings().language].filter((text) => !asked.includes(text));
  if (replies.length === 0) return null;
  return (
    <ul
      aria-label={words.conversations.quick}
      className="-mx-4 flex low:hidden gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none]"
    >
      {replies.map((text) => (
        <li key={text} className="shrink-0">
          <button
            type="button"
            onClick={() => onChoose(text)}
            className="min-h-9 whitespace-nowrap rounded-full border border-edge bg-surface px-3.5 text-sm motion-quick hover:border-accent hover:text-accent pointer-coarse:min-h-11"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

import Copy from 'lucide-react/icons/copy';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words.ts';

/** Kind and end of an id: enough to compare two. */
const shorten = (id: string) => (id.length > 14 ? `${id.slice(0, 5)}…${id.slice(-6)}` : id);

/** An id of the card provider in one line; a press copies it. */
export function ProviderId({ id }: { id: string }) {
  const shown = shorten(id);
  const copy = async () => {
    try {
      // Missing on a page without https.
      await navigator.clipboard.writeText(id);
      toast.success(words.sales.idCopied);
    } catch {
      toast.error(words.sales.idNotCopied(id));
    }
  };
  return (
    <button
      type="button"
      title={id}
      // Voice control needs the visible text as name; the title has the whole id.
      aria-label={words.sales.copyId(shown)}
      onClick={() => void copy()}
      className="inline-flex min-h-8 items-center gap-1.5 whitespace-nowrap rounded-control text-muted text-sm motion-quick hover:text-ink pointer-coarse:min-h-11"
    >
      {shown}
      <Copy aria-hidden="true" className="size-3.5 shrink-0" />
    </button>
  );
}

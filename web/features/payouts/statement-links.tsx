import { useMutation } from '@tanstack/react-query';
import { inLanguage } from '../../../shared/domain/language.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { fetchFile } from '../../platform/fetch-file.ts';
import { showMonth } from '../../platform/i18n/day-formats.ts';
import { textSettings } from '../../platform/i18n/text-settings.ts';
import { saveResponse } from '../../platform/save-response.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { words } from '../../words.ts';

const types = { pdf: 'application/pdf', csv: 'text/csv' } as const;
type Ending = keyof typeof types;

/** The other months are folded away. */
const SHOWN = 12;

/** The statements of a seller by month, the newest first, as PDF and CSV. */
export function StatementLinks({ months }: { months: readonly string[] }) {
  const texts = words.earnings;
  const earlier = months.slice(SHOWN);
  return (
    <>
      <Months months={months.slice(0, SHOWN)} />
      {earlier.length > 0 ? (
        <details>
          <summary className="min-h-11 w-fit cursor-pointer content-center font-medium text-accent">
            {texts.earlierStatements}
          </summary>
          <Months months={earlier} />
        </details>
      ) : null}
    </>
  );
}

const Months = ({ months }: { months: readonly string[] }) => (
  <ul className="grid max-w-xl list-none p-0">
    {months.map((month) => (
      <li
        key={month}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-2 first:border-t"
      >
        <span>{words.earnings.statementOf(showMonth(month))}</span>
        <span className="flex gap-2">
          <SaveStatement month={month} ending="pdf" />
          <SaveStatement month={month} ending="csv" />
        </span>
      </li>
    ))}
  </ul>
);

function SaveStatement({ month, ending }: { month: string; ending: Ending }) {
  const address = inLanguage(`/earnings/statements/${month}`, textSettings().language);
  const save = useMutation({
    mutationFn: () => saveResponse(`statement-${month}.${ending}`, () => fetchFile(address, types[ending])),
    onError: (error) => toast.error(errorMessage(error)),
  });
  const label = ending.toUpperCase();
  return (
    <Button
      kind="secondary"
      size="small"
      busy={save.isPending}
      aria-label={words.ui.actionOn(label, words.earnings.statementOf(showMonth(month)))}
      onClick={() => save.mutate()}
    >
      {label}
    </Button>
  );
}

import type { RefusedFile } from '../../../shared/contract/imports.ts';
import { SHOWN_REFUSALS, writeRefused } from '../../../shared/domain/import-file.ts';
import { refusalText } from '../../platform/i18n/refusal-text.ts';
import { saveText } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { words } from '../../words.ts';

type Row = RefusedFile['rows'][number];

/** Names of columns stay as they are. */
const reasonsOf = ({ reasons, causes }: Row): { column: string; sentence: string }[] =>
  reasons.map((reason, i) => {
    const [, column = '', message = reason] = /^([^\s:]+): (.+)$/s.exec(reason) ?? [];
    return { column, sentence: refusalText({ message, ...causes?.[i] }) };
  });

const worded = (refused: RefusedFile): RefusedFile => ({
  ...refused,
  rows: refused.rows.map((row) => ({
    ...row,
    reasons: reasonsOf(row).map(({ column, sentence }) => (column ? `${column}: ${sentence}` : sentence)),
  })),
});

/** Shows the first refused rows with column and reason; all are in a download. */
export function RefusedRows({ refused, of }: { refused: RefusedFile; of: string }) {
  const left = refused.rows.length - SHOWN_REFUSALS;
  return (
    <div className="grid max-w-3xl gap-4">
      <table className="w-full border-collapse text-start">
        <caption className="sr-only">{words.imports.refusedRows(of)}</caption>
        <thead>
          <tr className="border-line border-b text-muted text-sm *:py-2 *:pe-4 *:text-start *:font-medium">
            <th scope="col">{words.imports.row}</th>
            <th scope="col">{words.imports.column}</th>
            <th scope="col">{words.imports.reason}</th>
          </tr>
        </thead>
        {refused.rows
          .slice(0, SHOWN_REFUSALS)
          .map((one) => ({ row: one.row, reasons: reasonsOf(one) }))
          .map(({ row, reasons }) => (
            <tbody key={row} className="border-line border-b">
              {reasons.map(({ column, sentence }, i) => (
                <tr key={`${column}${sentence}`} className="*:py-1.5 *:pe-4 *:text-start *:align-baseline">
                  {i === 0 ? (
                    <th scope="rowgroup" rowSpan={reasons.length} className="font-medium">
                      {row}
                    </th>
                  ) : null}
                  <td>{column ? <code className="text-sm">{column}</code> : null}</td>
                  <td className="wrap-anywhere w-full">{sentence}</td>
                </tr>
              ))}
            </tbody>
          ))}
      </table>
      {left > 0 ? <p className="text-muted">{words.imports.moreRefused(left)}</p> : null}
      <Button
        kind="secondary"
        size="small"
        className="justify-self-start"
        aria-label={words.ui.actionOn(words.imports.downloadRefused, of)}
        onClick={() => saveText(refused.fileName, 'text/csv', writeRefused(worded(refused)))}
      >
        {words.imports.downloadRefused}
      </Button>
    </div>
  );
}

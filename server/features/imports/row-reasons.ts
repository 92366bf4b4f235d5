import type { Refusal } from '../../../shared/words/refusal.ts';

/** Why a row is refused, and which of its columns. */
export type RowReason = Refusal & { column?: string | undefined };

export const rowReasons = (wrong: Iterable<readonly [column: string, refusal: Refusal]>): RowReason[] =>
  Array.from(wrong, ([column, refusal]) => ({ column, ...refusal }));

/** Writes a reason in English: `price: Write the price …`. */
const textOf = ({ column, message }: RowReason): string => (column ? `${column}: ${message}` : message);

const BREAK = '\n';

/** Stores texts too, since an earlier version reads these alone. */
export const storedReasons = (reasons: readonly RowReason[]) => ({
  error: reasons.map(textOf).join(BREAK),
  reasons: JSON.stringify(reasons),
});

/** Reads the text of an earlier version too. */
export const readReasons = ({ error, reasons }: { error: string | null; reasons: RowReason[] | null }): RowReason[] =>
  reasons ?? error?.split(BREAK).map((message) => ({ message })) ?? [];

export const presentReasons = (reasons: readonly RowReason[]) => ({
  reasons: reasons.map(textOf),
  causes: reasons.map(({ column, key, params }) => ({ column, key, params })),
});

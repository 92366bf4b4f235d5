import pg from 'pg';

/** Returns an error's SQLSTATE, such as `23505`. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' && error.code.length === 5 ? error.code : undefined;
}

/** Whether the server closed the connection with this error. */
export const endsConnection = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(FATAL|PANIC)$/.test(error.severity ?? '');

/** @param constraint a unique constraint or index */
export function violates(error: unknown, constraint: string): boolean {
  return (
    sqlState(error) === '23505' &&
    typeof error === 'object' &&
    error !== null &&
    'constraint' in error &&
    error.constraint === constraint
  );
}

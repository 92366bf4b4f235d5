export type Finding = { state: 'ok' | 'warning' | 'missing'; about: string; sentence: string };

export const ok = (about: string, sentence: string): Finding => ({ state: 'ok', about, sentence });
export const warning = (about: string, sentence: string): Finding => ({ state: 'warning', about, sentence });
export const missing = (about: string, sentence: string): Finding => ({ state: 'missing', about, sentence });

export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message ? cause.message : error.message || error.name;
};

/**
 * How much each proof does in `npm run test:long`, by the variable that its file reads (reliability 7). Whoever adds a
 * proof with a quick and a long form adds its number here.
 */
export const longNumbers = {
  MODEL_SEQUENCES: '2000',
  FAULT_TIMES: '50',
  EVENT_ORDERS: '720',
  FORGED_EVENTS: '2000',
  LATE_PAYMENTS: '200',
  STORM_ORDERS: '500',
  RACE_ROUNDS: '50',
  RACE_TRIALS: '1000',
  CRASH_ROUNDS: '1',
  RANDOM_KILLS: '100',
  POWER_CUTS: '10',
  ROLLING_RESTARTS: '20',
  DATABASE_TROUBLE_SECONDS: '30',
  OVERLOAD_SECONDS: '60',
  SLOW_SENDERS: '2000',
  SLOW_SENDERS_SECONDS: '60',
  SILENT_SOCKETS: '10000',
  UPLOAD_COPIES: '50',
  XSS_PAYLOADS: '208',
  TIMED_PEOPLE: '200',
  GUESSES: '1000',
  CARD_TRIES: '200',
  LOG_LINES: '100000',
  TOTALS_SALES: '20000',
  FUZZ_RUNS: '10000',
  UNKNOWN_IDS: '500',
  // Two proofs could go on for longer than the whole run may take; they stop here and say how far they came.
  PROOF_MINUTES: '7',
};

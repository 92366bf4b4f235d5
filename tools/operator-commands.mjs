/** @type {Record<string, string[]>} */
const commands = {
  seed: ['server/commands/seed.ts'],
  import: ['server/commands/import.ts'],
  paths: ['server/commands/write-paths.ts'],
  privacy: ['server/commands/write-privacy.ts'],
  'leave-demo': ['server/commands/leave-demo.ts'],
  doctor: ['server/commands/doctor.ts'],
  'make-admin': ['server/commands/make-admin.ts'],
  'forget-second-factor': ['server/commands/forget-second-factor.ts'],
  backup: ['server/commands/backup.ts', 'backup'],
  restore: ['server/commands/backup.ts', 'restore'],
  reconcile: ['server/commands/reconcile.ts'],
  'verify-books': ['server/commands/verify-books.ts'],
  'verify-pictures': ['server/commands/verify-pictures.ts'],
  'take-down': ['server/commands/take-down.ts'],
};

export const commandNames = Object.keys(commands);

/**
 * Returns what Node runs for an operator command; undefined when there is no such command.
 * @param {string} name
 * @param {readonly string[]} rest arguments; a leading `--` is dropped, which npm does by itself and others do not
 * @returns {string[] | undefined}
 */
export function commandLine(name, rest) {
  const args = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return args && [...args, ...(rest[0] === '--' ? rest.slice(1) : rest)];
}

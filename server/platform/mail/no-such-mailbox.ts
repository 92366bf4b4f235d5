/** The mailbox does not exist, so another try would not help. */
export class NoSuchMailbox extends Error {
  override readonly name = 'NoSuchMailbox';
}

/** The mail server knows no such mailbox, so another try would not help. */
export class NoSuchMailbox extends Error {
  override readonly name = 'NoSuchMailbox';
}

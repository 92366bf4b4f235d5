/** Names for ALLOW_UNSAFE, with their consequences. */
export const unsafeNames = ['no-mail', 'test-keys', 'http', 'no-limits', 'http-card-server', 'demo-sender'] as const;
export type UnsafeName = (typeof unsafeNames)[number];

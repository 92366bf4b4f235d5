/** A browser, as it described itself. */
type PushSubscription = { endpoint: string; p256dh: string; auth: string };

type PushMessage = {
  payload: string;
  /** Seconds that the push service keeps it. */
  ttl: number;
  urgent: boolean;
};

/** Sends notifications by push services (RFC 8030, 8291, 8292). */
export type PushSender = {
  /** Browsers subscribe with it. */
  readonly publicKey: string;
  /** Whether this URL may be called. */
  allows(endpoint: string): boolean;
  /**
   * @returns `gone` when the subscription has ended, `refused` when this message never succeeds
   * @throws when a retry can help
   */
  send(subscription: PushSubscription, message: PushMessage): Promise<'sent' | 'gone' | 'refused'>;
};

/** A browser, as it described itself. */
type PushSubscription = { endpoint: string; p256dh: string; auth: string };

type PushMessage = {
  payload: string;
  /** Seconds in the push service. */
  ttl: number;
  urgent: boolean;
};

/** By push services (RFC 8030, 8291, 8292). */
export type PushSender = {
  /** Browsers subscribe with it. */
  readonly publicKey: string;
  allows(endpoint: string): boolean;
  /**
   * @returns `gone`: the subscription has ended; `refused`: this message never succeeds
   * @throws when a retry can help
   */
  send(subscription: PushSubscription, message: PushMessage): Promise<'sent' | 'gone' | 'refused'>;
};

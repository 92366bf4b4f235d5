/** Maximum size and time of a webhook body. */
export const deliveryLimits = { bytes: 256 * 1024, milliseconds: 5_000 };

/** Returns whether a path is a webhook. */
export const isDelivery = (path: string) => path.startsWith('/api/webhooks/');

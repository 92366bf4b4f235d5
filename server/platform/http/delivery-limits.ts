export const deliveryLimits = { bytes: 256 * 1024, milliseconds: 5_000 };

/** Whether it is a webhook of the card provider. */
export const isDelivery = (path: string) => path.startsWith('/api/webhooks/');

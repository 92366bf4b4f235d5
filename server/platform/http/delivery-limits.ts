/** How large a delivery of the card provider may be, and in how many milliseconds it must be here (reliability 3.8). */
export const deliveryLimits = { bytes: 256 * 1024, milliseconds: 5_000 };

/** Whether an address is the one that deliveries come to. */
export const isDelivery = (path: string) => path.startsWith('/api/webhooks/');

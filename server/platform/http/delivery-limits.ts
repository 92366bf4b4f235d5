export const deliveryLimits = { bytes: 256 * 1024, milliseconds: 5_000 };

export const isDelivery = (path: string) => path.startsWith('/api/webhooks/');

/** For so long a password or a second factor counts as shown just now. */
export const FRESH_SECONDS = 300;

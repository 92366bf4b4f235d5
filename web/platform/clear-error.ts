/** Removes a refusal from a form once its person types on. */
export const clearError = (sending: { isError: boolean; reset: () => void }): void => {
  if (sending.isError) sending.reset();
};

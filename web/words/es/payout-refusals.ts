/** Refusals about what sellers are paid. */
export const payoutSentences = {
  'Enter an account number or IBAN of # to # letters and digits.':
    'Escribe un número de cuenta o IBAN de # a # letras y cifras.',
  'A reference is needed.': 'Escribe una referencia.',
  'A reference may have up to # characters.': 'Una referencia puede tener hasta # caracteres.',
  'A name may have up to # characters.': 'Un nombre puede tener hasta # caracteres.',
  'Choose one of the states.': 'Elige una de las situaciones.',
  'Enter the account too.': 'Escribe también la cuenta.',
  'Your bank details are entered on the page of the payment provider.':
    'Los datos bancarios se indican en la página del proveedor de pagos.',
  'The payment provider does not answer. Please try again.': 'El proveedor de pagos no responde. Inténtalo de nuevo.',
  'Enter whose account it is.': 'Escribe de quién es la cuenta.',
  'This payout is marked as paid already. Marked by: #': 'Este pago ya está marcado como hecho. Por: #',
  'This payout is not owed any more. Please look at the list again.':
    'Este pago ya no está pendiente. Vuelve a mirar la lista.',
  'The payment of this sale is disputed or goes back, so it cannot be paid out now.':
    'El pago de esta venta está en disputa o se devuelve, así que ahora no se puede transferir.',
  'The amount has changed, for example by a refund. Please look at the list again.':
    'El importe ha cambiado, por ejemplo por un reembolso. Vuelve a mirar la lista.',
  'This month has not begun.': 'Este mes aún no ha empezado.',
} as const;

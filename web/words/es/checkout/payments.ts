import type { Dictionary } from '../../dictionary.ts';

export const sales: Dictionary['sales'] = {
  find: 'Buscar por anuncio, comprador o vendedor',
  noneFound: 'Ningún pago coincide.',
  download: 'Exportar a CSV',
  totals: 'Totales por vendedor en CSV',
  totalsYear: 'Año',
  lede: 'Todos los pagos, los más recientes primero, y dónde está ahora el dinero.',
  none: 'Todavía no se ha pagado nada.',
  noneHint: 'Los pagos aparecen aquí en cuanto alguien paga. Puedes reembolsarlos aquí.',
  name: 'Nombre',
  buyer: 'Comprador',
  seller: 'Vendedor',
  paid: 'Pagado',
  state: 'Estado del pago',
  states: {
    paid: 'Pagado',
    refund_pending: 'Reembolso en curso',
    refunded: 'Reembolsado',
    refund_failed: 'Reembolso fallido',
    disputed: 'En disputa',
  },
  partly: (amount) => `Reembolsado en parte: ${amount}`,
  intent: 'ID del proveedor',
  noCard: 'No se cobró ninguna tarjeta',
  actions: 'Acciones',
  refund: 'Reembolsar',
  retry: 'Volver a intentarlo',
  question: '¿Reembolsar este pago?',
  consequence: (price, listing, buyer) =>
    `Lo que queda de ${price} por ${listing} vuelve a la tarjeta de ${buyer}. No se puede deshacer. El anuncio sigue como vendido; el vendedor puede volver a publicarlo.`,
  reason: 'Motivo',
  reasonHint: 'Queda en el registro. Ni quien compró ni quien vendió lo ven.',
  reasonMissing: 'Escribe un motivo.',
  ordered: 'Reembolso pedido',
};

export const dispute: Dictionary['dispute'] = {
  respond: 'Responder',
  dueBy: (day) => `Responde antes del ${day}`,
  sentBefore: 'Pruebas enviadas. El banco está decidiendo.',
  title: (listing) => `El banco del comprador disputa el pago de ${listing}`,
  lede: (day) =>
    `Explica al banco antes del ${day} por qué el pago es correcto. Acepta tu respuesta una sola vez y después decide. Se envían también el título del anuncio y el nombre y el correo del comprador.`,
  ledeUndated:
    'Explica al banco por qué el pago es correcto. Acepta tu respuesta una sola vez y después decide. Se envían también el título del anuncio y el nombre y el correo del comprador.',
  reason: (word) => `Motivo del banco: ${word}`,
  text: 'Pruebas',
  textHint: 'Cuándo y cómo se entregó, qué escribió el comprador, qué decía el anuncio.',
  textMissing: 'Escribe lo que el banco debe saber.',
  send: 'Enviar al banco',
  sent: 'Pruebas enviadas al banco',
};

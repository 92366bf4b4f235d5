import type { Dictionary } from '../../dictionary.ts';

export const purchases: Dictionary['purchases'] = {
  title: 'Tus compras',
  all: 'Todas las compras',
  saved: 'Lo que guardaste',
  paidOn: (day) => `Pagado el ${day}`,
  seller: 'Vendido por',
  step: 'Siguiente paso',
  next: {
    agree: (seller) => `Acuerda una hora con ${seller}.`,
    answerTimes: (seller) => `${seller} ha propuesto horas. Elige una.`,
    meet: (seller) => `Queda con ${seller} a la hora acordada.`,
    yourTurn: 'Te toca a ti: mira la entrega.',
    inspecting: 'Míralo en casa y di si todo está bien.',
    disputed: 'Hay un problema. La tienda decide.',
    refused: 'No lo aceptaste. Te devolvemos el dinero.',
    no_show: 'Alguien no acudió a la cita: mira la entrega.',
    cancelled: 'Cancelado. Te devolvemos el dinero.',
    completed: (day) => `La venta está completa. Puedes valorar a quien te lo vendió hasta el ${day}.`,
  },
  buyer: 'Comprado por',
  means: 'Pagado con',
  byCard: 'Tarjeta',
  shop: 'Vendido a través de',
  imprint: 'Aviso legal',
};

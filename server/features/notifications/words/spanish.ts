import type { LegalDeadline } from '../../../../shared/domain/legal-deadline.ts';
import type { NotificationWords } from './notification-words.ts';

const legalThings: Record<LegalDeadline, (count: number) => string> = {
  withdrawal: (count) => (count === 1 ? 'Un desistimiento por reembolsar' : `${count} desistimientos por reembolsar`),
  appeal: (count) => (count === 1 ? 'Un recurso por decidir' : `${count} recursos por decidir`),
  erasure: (count) => (count === 1 ? 'Una cuenta eliminada por borrar' : `${count} cuentas eliminadas por borrar`),
  tax_report: (count) =>
    count === 1
      ? 'Un vendedor por comunicar a la autoridad fiscal'
      : `${count} vendedores por comunicar a la autoridad fiscal`,
};

export const spanish: NotificationWords = {
  kinds: {
    message: ({ title, from, text }, { count }) => ({
      title: count > 1 ? `${count} mensajes de ${from}: ${title}` : `Mensaje de ${from}: ${title}`,
      text: text
        ? `${from} te escribió sobre ${title}: «${text}»`
        : `${from} te escribió sobre ${title}. Abre la conversación para leer y responder.`,
    }),
    offer_received: ({ title, from, amountCents }, { money }) => ({
      title: `${from} ofrece ${money(amountCents)} por ${title}`,
      text: `${from} te hizo una oferta: ${money(amountCents)} por ${title}. Puedes aceptarla, rechazarla o proponer otro precio.`,
    }),
    offer_countered: ({ title, from, amountCents }, { money }) => ({
      title: `${from} propone ${money(amountCents)} por ${title}`,
      text: `${from} respondió a tu oferta con otro precio: ${money(amountCents)} por ${title}.`,
    }),
    offer_accepted: ({ title, from, amountCents, until }, { money, time }) => ({
      title: `Oferta aceptada: ${title} por ${money(amountCents)}`,
      text: `${from} aceptó la oferta: ${title} por ${money(amountCents)}. Queda reservado hasta ${time(until)} y hay que pagarlo antes.`,
    }),
    offer_declined: ({ title, from, amountCents }, { money }) => ({
      title: `Oferta rechazada: ${title}`,
      text: `${from} rechazó la oferta de ${money(amountCents)} por ${title}.`,
    }),
    offer_expired: ({ title, amountCents }, { money }) => ({
      title: `Oferta caducada: ${title}`,
      text: `Nadie respondió a tiempo a la oferta de ${money(amountCents)} por ${title}, así que ha caducado. Se puede hacer otra.`,
    }),
    hold_lapsed: ({ title, amountCents }, { money }) => ({
      title: `Fin de la reserva: ${title}`,
      text: `El precio acordado de ${money(amountCents)} por ${title} no se pagó a tiempo. La reserva ha terminado y el artículo vuelve a estar a la venta.`,
    }),
    available_again: ({ title, priceCents }, { money }) => ({
      title: `${title} vuelve a estar disponible`,
      text: `Un artículo por el que hiciste una oferta vuelve a estar a la venta: ${title}, por ${money(priceCents)}.`,
    }),
    sold: ({ title, amountCents }, { money }) => ({
      title: `Vendido: ${title} por ${money(amountCents)}`,
      text: `Tu artículo se ha vendido y está pagado: ${title} por ${money(amountCents)}.`,
    }),
    bought: ({ title, amountCents }, { money }) => ({
      title: `Pagado: ${title} por ${money(amountCents)}`,
      text: `Tu pago ha llegado y ${title} es tuyo.`,
    }),
    review_received: ({ title, from, stars }) => ({
      title: `${from} te valoró: ${stars} de 5 estrellas`,
      text: `${from} escribió una valoración sobre ${title}: ${stars} de 5 estrellas.`,
    }),
    case_decided: ({ title, caseNumber }) => ({
      title: `Una decisión sobre ${title}`,
      text: `Hemos decidido el caso ${caseNumber}. La decisión y los motivos están en tu cuenta.`,
    }),
    handover: ({ title }) => ({
      title: `Entregado: ${title}`,
      text: `Has mostrado tu código y la entrega de ${title} está completa. Puedes valorar al vendedor durante 14 días.`,
    }),
    times_proposed: ({ title, from }) => ({
      title: `${from} propone cuándo entregar ${title}`,
      text: `${from} ha propuesto horas para la entrega de ${title}. Acepta una o propón otras.`,
    }),
    time_agreed: ({ title, from, start, timeZone }, { time }) => ({
      title: `Entrega acordada: ${title}, ${time(start, timeZone)}`,
      text: from
        ? `${from} aceptó la hora: ${title} se entrega el ${time(start, timeZone)}. Puedes añadirla a tu calendario.`
        : `Habéis acordado la hora: ${title} se entrega el ${time(start, timeZone)}.`,
    }),
    time_changed: ({ title, from }) => ({
      title: `${from} necesita otra hora para ${title}`,
      text: `${from} no puede a la hora acordada para ${title} y propone otras. Acepta una o propón otras.`,
    }),
    handover_cancelled: ({ title, start, timeZone }, { time }) => ({
      title: `Entrega cancelada: ${title}, ${time(start, timeZone)}`,
      text: `${title} no se entrega el ${time(start, timeZone)}. Esa hora ya no vale; abre la venta para ver qué sigue.`,
    }),
    time_missing: ({ title, until }, { time }) => ({
      title: `Acordad una hora: ${title}`,
      text: `No hay hora acordada para la entrega de ${title}. Si no la hay el ${time(until)}, la venta se cancela y se devuelve el dinero. Si ya se entregó, hay que escribir el código del comprador.`,
    }),
    handover_soon: ({ title, start, timeZone }, { time }) => ({
      title: `Entrega de ${title}: ${time(start, timeZone)}`,
      text: `La entrega de ${title} es el ${time(start, timeZone)}. Quien compra muestra el código y quien vende lo escribe.`,
    }),
    code_missing: ({ title, until }, { time }) => ({
      title: `Escribe el código: ${title}`,
      text: `La hora acordada para ${title} ha pasado. Si lo entregaste, escribe el código antes del ${time(until)}. Después tendréis que acordar otra hora.`,
    }),
    sale_cancelled: ({ title, from, text }) => ({
      title: `Cancelado: ${title}`,
      text: from
        ? `${from} canceló la venta de ${title}: «${text}». Se devuelve el dinero.`
        : `No se acordó una hora para la entrega de ${title}, así que la venta se canceló. Se devuelve el dinero.`,
    }),
    handover_refused: ({ title, from, text }) => ({
      title: `Rechazado en la entrega: ${title}`,
      text: `${from} no aceptó ${title} en la entrega: «${text}». Se devuelve el dinero.`,
    }),
    inspection: ({ title, until }, { time }) => ({
      title: `Revisa ${title} antes de ${time(until)}`,
      text: `Se ha entregado ${title}. Si algo no está bien, avisa antes de ${time(until)}. Después, la parte vendedora recibe el dinero.`,
    }),
    sale_completed: ({ title }) => ({
      title: `Terminada: ${title}`,
      text: `La venta de ${title} está terminada. Tu dinero está ahora en tus ingresos, y puedes valorar a la parte compradora durante 14 días.`,
    }),
    parcel_sent: ({ title, tracking }) => ({
      title: `En camino: ${title}`,
      text: `Se ha enviado ${title}: ${tracking}. Confirma cuando llegue. Si no llega, puedes avisar de un problema.`,
    }),
    problem_reported: ({ title, from, text }) => ({
      title: `Problema con ${title}`,
      text: `${from} ha avisado de un problema con ${title}: «${text}». El dinero se queda donde está hasta que se decida. En la página de la venta puedes ver el aviso.`,
    }),
    no_show_reported: ({ title, from, until }, { time }) => ({
      title: `¿Faltaste a la entrega? ${title}`,
      text: `${from} dice que no viniste a la entrega de ${title}. Si no es cierto, dilo antes de ${time(until)}. Después se dará por cierto.`,
    }),
    no_show_ended: ({ title, absent }) => ({
      title: `Cancelada: ${title}`,
      text: `${absent === 'buyer' ? 'La parte compradora' : 'La parte vendedora'} no vino a la entrega de ${title}, así que la venta se canceló. El dinero se devuelve.`,
    }),
    lower_price: ({ title, from, amountCents }, { money }) => ({
      title: `Precio más bajo propuesto: ${title}`,
      text: `${from} propone devolver ${money(amountCents)} del precio de ${title}. Acéptalo solo cuando se entregue.`,
    }),
    lower_price_agreed: ({ title, from, amountCents }, { money }) => ({
      title: `Precio más bajo acordado: ${title}`,
      text: `${from} aceptó el precio más bajo: se devuelven ${money(amountCents)} de ${title}, y la entrega está hecha.`,
    }),
    dispute_decided: ({ title, outcome, amountCents, text }, { money }) => ({
      title: `Decidido: ${title}`,
      text: `${
        {
          refund: `Se devuelve todo el dinero de ${title} a la parte compradora.`,
          part_refund: `Se devuelven ${money(amountCents)} de ${title} a la parte compradora, y la parte vendedora recibe el resto.`,
          release: `La parte vendedora recibe el dinero de ${title}.`,
        }[outcome]
      } ${text ? `El motivo: «${text}».` : 'Nadie decidió a tiempo.'} En la página de la venta puedes ver la decisión y lo que puedes hacer.`,
    }),
    dispute_appealed: ({ title, from }) => ({
      title: `Recurso: ${title}`,
      text: `${from} ha recurrido la decisión sobre ${title}. Se revisará una vez más.`,
    }),
    appeal_lapsed: ({ title }) => ({
      title: `Recurso terminado: ${title}`,
      text: `Nadie decidió a tiempo sobre el recurso de ${title}. La decisión se mantiene.`,
    }),
    payout: ({ amountCents }, { money }) => ({
      title: `Te hemos pagado ${money(amountCents)}`,
      text: `Te hemos enviado ${money(amountCents)}. Tu banco puede tardar unos días en mostrarlo.`,
    }),
    bank_details_missing: ({ amountCents }, { money }) => ({
      title: `${money(amountCents)} esperan tus datos bancarios`,
      text: `${money(amountCents)} de tus ventas te esperan. Dinos adónde enviarlos: añade tus datos bancarios en la página de tus ingresos.`,
    }),
    tax_details_missing: ({ year }) => ({
      title: `Dirección y número fiscal para ${year}`,
      text: `Este año vendes tanto que la ley nos obliga a comunicar tus ventas de ${year} a la autoridad fiscal. Añade tu dirección y tu número fiscal en la página de tus ingresos.`,
    }),
    payouts_overdue: ({ count, amountCents, since, sentBy }, { money, time }) => ({
      title: count === 1 ? 'Un pago a un vendedor está atrasado' : `${count} pagos a vendedores están atrasados`,
      text: `Los vendedores esperan ${money(amountCents)}, el más antiguo desde el ${time(since)}. ${
        sentBy === 'provider'
          ? 'El proveedor de pagos debería haberlo enviado. La lista muestra lo que respondió; mira las cuentas de estos vendedores en el proveedor.'
          : 'Envía el dinero y márcalo como pagado.'
      }`,
    }),
    debt_left: ({ amountCents }, { money }) => ({
      title: `Alguien que ya no tiene cuenta debe ${money(amountCents)}`,
      text: `${money(amountCents)} volvieron a compradores después de pagar al vendedor. Ya no tiene cuenta, así que ninguna venta lo saldará. Reclámalo por otra vía o dalo por perdido.`,
    }),
    return_asked: ({ title, from, until }, { time }) => ({
      title: `${from} quiere devolver ${title}`,
      text: until
        ? `${from} desiste de la compra de ${title}. El vendedor es profesional y tiene que aceptar; por ley el dinero tiene que estar de vuelta antes del ${time(until)}. Asegúrate de que así sea.`
        : `${from} ha pedido al vendedor que acepte la devolución de ${title}. El vendedor responde; la ley no exige nada.`,
    }),
    legal_deadline: ({ what, count, until }, { time }) => ({
      title: `${legalThings[what](count)}: antes del ${time(until)}`,
      text: `La ley fija un día. ${legalThings[what](count)}, el primero antes del ${time(until)}. La lista muestra qué espera.`,
    }),
    decision_needed: ({ title, until }, { time }) => ({
      title: `${title} necesita tu decisión`,
      text: until
        ? `Comprador y vendedor de ${title} no están de acuerdo. Decide antes del ${time(until)}; después, el comprador recibe el dinero.`
        : `Alguien reclama contra una decisión sobre ${title}. Míralo otra vez, por favor.`,
    }),
    price_drop: ({ title, priceCents, fromCents }, { money }) => ({
      title: `${title} ahora cuesta ${money(priceCents)}`,
      text: `Ha bajado el precio de un artículo que guardaste: ${title} cuesta ahora ${money(priceCents)} en lugar de ${money(fromCents)}.`,
    }),
    on_hold: ({ title }) => ({
      title: `${title}: reservado`,
      text: `Otra persona está pagando un artículo que guardaste: ${title}. Queda reservado unos minutos y puede volver a estar disponible.`,
    }),
    back: ({ title, priceCents }, { money }) => ({
      title: `${title} vuelve a estar disponible`,
      text: `Un artículo que guardaste vuelve a estar a la venta: ${title}, por ${money(priceCents)}.`,
    }),
    sold_saved: ({ title }) => ({
      title: `${title} se ha vendido`,
      text: `Un artículo que guardaste se ha vendido: ${title}.`,
    }),
    saved_search: ({ name, found, more }) => {
      const count = `${found}${more ? '+' : ''}`;
      return {
        title: `${count === '1' ? 'Un artículo nuevo' : `${count} artículos nuevos`} para «${name}»`,
        text: `${count === '1' ? 'Hay un artículo nuevo que encaja' : `Hay ${count} artículos nuevos que encajan`} con tu búsqueda guardada «${name}».`,
      };
    },
  },
  calendar: { title: (title) => `Entrega: ${title}`, text: 'Quien compra muestra el código y quien vende lo escribe.' },
  open: {
    messages: 'Leer y responder',
    offers: 'Ver la oferta',
    sales: 'Ver la venta',
    handover: 'Ver qué sigue',
    payouts: 'Ver tus ingresos',
    reviews: 'Ver la valoración',
    decisions: 'Ver la decisión',
    price_drop: 'Ver el artículo',
    on_hold: 'Ver el artículo',
    back: 'Ver el artículo',
    sold_saved: 'Ver el artículo',
    saved_searches: 'Ver todos los resultados',
    shop: 'Ver los pagos',
  },
  hello: (name) => `Hola, ${name}:`,
  why: {
    saved: 'Recibes este correo porque guardaste el artículo.',
    search: 'Recibes este correo porque guardaste la búsqueda.',
    other: 'Recibes este correo por lo que elegiste en tu cuenta.',
    fixed: 'Este correo trata de un acuerdo o de dinero, por eso no se puede desactivar.',
  },
  stop: 'No recibir más estos correos',
  stopAll: 'No recibir ningún correo que se pueda desactivar',
  choose: 'Todos tus avisos',
  digest: {
    subject: (count) => (count === 1 ? 'Tu día: una novedad' : `Tu día: ${count} novedades`),
    text: 'Esto es lo que pasó desde tu último correo diario:',
    open: 'Ver todos los avisos',
  },
};

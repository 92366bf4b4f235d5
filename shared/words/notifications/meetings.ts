import { texts } from '../texts.ts';
import type { LetterTexts } from './letter-texts.ts';

/** From the agreement on a time to the handover. As screens say it. */
export const meetingNews = texts({
  handover: {
    en: (title: string) => `Handed over: ${title}. You can review it now`,
    de: (title) => `Übergeben: ${title}. Du kannst jetzt bewerten`,
    es: (title) => `Entregado: ${title}. Ya puedes valorar`,
  },
  times_proposed: {
    en: (from: string, title: string) => `${from} proposes when to hand over ${title}`,
    de: (from, title) => `${from} schlägt Zeiten für die Übergabe vor: ${title}`,
    es: (from, title) => `${from} propone cuándo entregar ${title}`,
  },
  time_agreed: {
    en: (title: string, start: string) => `Handover agreed: ${title}, ${start}`,
    de: (title, start) => `Übergabe vereinbart: ${title}, ${start}`,
    es: (title, start) => `Entrega acordada: ${title}, ${start}`,
  },
  time_changed: {
    en: (from: string, title: string) => `${from} needs another time for ${title}`,
    de: (from, title) => `${from} braucht eine andere Zeit für ${title}`,
    es: (from, title) => `${from} necesita otra hora para ${title}`,
  },
  address_given: {
    en: (from: string, title: string) => `${from} wrote the address for ${title}`,
    de: (from, title) => `${from} hat die Adresse für ${title} angegeben`,
    es: (from, title) => `${from} escribió la dirección para ${title}`,
  },
  address_changed: {
    en: (from: string, title: string) => `${from} changed the address for ${title}`,
    de: (from, title) => `${from} hat die Adresse für ${title} geändert`,
    es: (from, title) => `${from} cambió la dirección para ${title}`,
  },
  handover_cancelled: {
    en: (title: string, start: string) => `No handover of ${title} on ${start}`,
    de: (title, start) => `Keine Übergabe von ${title} am ${start}`,
    es: (title, start) => `No hay entrega de ${title} el ${start}`,
  },
  handover_done: {
    en: (title: string, start: string) => `${title} is handed over. No meeting on ${start} any more`,
    de: (title, start) => `${title} ist übergeben. Kein Treffen mehr am ${start}`,
    es: (title, start) => `${title} ya se ha entregado. Ya no hay cita el ${start}`,
  },
  time_missing: {
    en: (title: string, until: string) => `Agree on a time for ${title}, or it is cancelled on ${until}`,
    de: (title, until) => `Vereinbart eine Zeit für ${title}, sonst wird am ${until} storniert`,
    es: (title, until) => `Acordad una hora para ${title} o se cancelará el ${until}`,
  },
  handover_soon: {
    en: (title: string, start: string) => `Handover of ${title}: ${start}`,
    de: (title, start) => `Übergabe von ${title}: ${start}`,
    es: (title, start) => `Entrega de ${title}: ${start}`,
  },
  code_missing: {
    en: (title: string, until: string) => `Handed over ${title}? Type the buyer’s code by ${until}`,
    de: (title, until) => `${title} übergeben? Tippe den Code bis ${until} ein`,
    es: (title, until) => `¿Has entregado ${title}? Escribe el código antes del ${until}`,
  },
});

/** The same as mails and pushes say it. */
export const meetingLetters = {
  handover: {
    en: ({ title }) => ({
      title: `Handed over: ${title}`,
      text: `You have shown your code, and the handover of ${title} is complete. You can review the seller for 14 days.`,
    }),
    de: ({ title }) => ({
      title: `Übergeben: ${title}`,
      text: `Du hast deinen Code gezeigt, die Übergabe von ${title} ist abgeschlossen. Du kannst den Verkäufer 14 Tage lang bewerten.`,
    }),
    es: ({ title }) => ({
      title: `Entregado: ${title}`,
      text: `Has mostrado tu código y la entrega de ${title} está completa. Puedes valorar al vendedor durante 14 días.`,
    }),
  },
  times_proposed: {
    en: ({ title, from }) => ({
      title: `${from} proposes when to hand over ${title}`,
      text: `${from} proposed times for the handover of ${title}. Please accept one, or propose others.`,
    }),
    de: ({ title, from }) => ({
      title: `${from} schlägt Zeiten für die Übergabe vor: ${title}`,
      text: `${from} hat Zeiten für die Übergabe von ${title} vorgeschlagen. Bitte nimm eine an oder schlag andere vor.`,
    }),
    es: ({ title, from }) => ({
      title: `${from} propone cuándo entregar ${title}`,
      text: `${from} ha propuesto horas para la entrega de ${title}. Acepta una o propón otras.`,
    }),
  },
  time_agreed: {
    en: ({ title, from, start, timeZone }, { time }) => ({
      title: `Handover agreed: ${title}, ${time(start, timeZone)}`,
      text: from
        ? `${from} accepted the time: ${title} is handed over on ${time(start, timeZone)}. You can add it to your calendar.`
        : `You agreed on the time: ${title} is handed over on ${time(start, timeZone)}.`,
    }),
    de: ({ title, from, start, timeZone }, { time }) => ({
      title: `Übergabe vereinbart: ${title}, ${time(start, timeZone)}`,
      text: from
        ? `${from} hat die Zeit angenommen: ${title} wird am ${time(start, timeZone)} übergeben. Du kannst sie in deinen Kalender eintragen.`
        : `Ihr habt eine Zeit vereinbart: ${title} wird am ${time(start, timeZone)} übergeben.`,
    }),
    es: ({ title, from, start, timeZone }, { time }) => ({
      title: `Entrega acordada: ${title}, ${time(start, timeZone)}`,
      text: from
        ? `${from} aceptó la hora: ${title} se entrega el ${time(start, timeZone)}. Puedes añadirla a tu calendario.`
        : `Habéis acordado la hora: ${title} se entrega el ${time(start, timeZone)}.`,
    }),
  },
  time_changed: {
    en: ({ title, from }) => ({
      title: `${from} needs another time for ${title}`,
      text: `${from} cannot keep the agreed time for ${title} and proposes others. Please accept one, or propose others.`,
    }),
    de: ({ title, from }) => ({
      title: `${from} braucht eine andere Zeit für ${title}`,
      text: `${from} kann die vereinbarte Zeit für ${title} nicht einhalten und schlägt andere vor. Bitte nimm eine an oder schlag andere vor.`,
    }),
    es: ({ title, from }) => ({
      title: `${from} necesita otra hora para ${title}`,
      text: `${from} no puede a la hora acordada para ${title} y propone otras. Acepta una o propón otras.`,
    }),
  },
  address_given: {
    en: ({ title, from }) => ({
      title: `The address is there: ${title}`,
      text: `${from} wrote where ${title} is handed over. You read the address on the page of the sale, and only there.`,
    }),
    de: ({ title, from }) => ({
      title: `Die Adresse ist da: ${title}`,
      text: `${from} hat angegeben, wo ${title} übergeben wird. Die Adresse steht auf der Seite der Übergabe und nur dort.`,
    }),
    es: ({ title, from }) => ({
      title: `Ya está la dirección: ${title}`,
      text: `${from} escribió dónde se entrega ${title}. La dirección se lee en la página de la entrega, y solo allí.`,
    }),
  },
  address_changed: {
    en: ({ title, from }) => ({
      title: `Another address: ${title}`,
      text: `${from} changed where ${title} is handed over. Read the new address on the page of the sale before you leave.`,
    }),
    de: ({ title, from }) => ({
      title: `Andere Adresse: ${title}`,
      text: `${from} hat geändert, wo ${title} übergeben wird. Sieh auf der Seite der Übergabe nach der neuen Adresse, bevor du losfährst.`,
    }),
    es: ({ title, from }) => ({
      title: `Otra dirección: ${title}`,
      text: `${from} cambió el lugar de entrega de ${title}. Lee la nueva dirección en la página de la entrega antes de salir.`,
    }),
  },
  handover_cancelled: {
    en: ({ title, start, timeZone, done }, { time }) =>
      done
        ? {
            title: `Handed over already: ${title}`,
            text: `${title} is handed over. The agreed time, ${time(start, timeZone)}, no longer counts.`,
          }
        : {
            title: `Handover cancelled: ${title}, ${time(start, timeZone)}`,
            text: `${title} is not handed over on ${time(start, timeZone)}. This time no longer counts; open the sale to see what is next.`,
          },
    de: ({ title, start, timeZone, done }, { time }) =>
      done
        ? {
            title: `Schon übergeben: ${title}`,
            text: `${title} ist übergeben. Die vereinbarte Zeit, ${time(start, timeZone)}, gilt nicht mehr.`,
          }
        : {
            title: `Übergabe abgesagt: ${title}, ${time(start, timeZone)}`,
            text: `${title} wird nicht am ${time(start, timeZone)} übergeben. Diese Zeit gilt nicht mehr; auf der Seite der Übergabe siehst du, wie es weitergeht.`,
          },
    es: ({ title, start, timeZone, done }, { time }) =>
      done
        ? {
            title: `Ya entregado: ${title}`,
            text: `${title} ya se ha entregado. La hora acordada, ${time(start, timeZone)}, ya no vale.`,
          }
        : {
            title: `Entrega cancelada: ${title}, ${time(start, timeZone)}`,
            text: `${title} no se entrega el ${time(start, timeZone)}. Esa hora ya no vale; abre la página de la entrega para ver qué sigue.`,
          },
  },
  time_missing: {
    en: ({ title, until }, { time }) => ({
      title: `Please agree on a time: ${title}`,
      text: `No time is agreed on for the handover of ${title}. If there is none by ${time(until)}, the sale is cancelled and the buyer gets the money back. If it was handed over already, the seller must type the buyer’s code.`,
    }),
    de: ({ title, until }, { time }) => ({
      title: `Bitte vereinbart eine Zeit: ${title}`,
      text: `Für die Übergabe von ${title} ist keine Zeit vereinbart. Gibt es bis ${time(until)} keine, wird storniert und das Geld erstattet. Wurde schon übergeben, muss der Code vom Käufer eingetippt werden.`,
    }),
    es: ({ title, until }, { time }) => ({
      title: `Acordad una hora: ${title}`,
      text: `No hay hora acordada para la entrega de ${title}. Si no se acuerda antes del ${time(until)}, se cancela y se devuelve el dinero. Si ya se entregó, hay que escribir el código del comprador.`,
    }),
  },
  handover_soon: {
    en: ({ title, start, timeZone }, { time }) => ({
      title: `Handover of ${title}: ${time(start, timeZone)}`,
      text: `The handover of ${title} is on ${time(start, timeZone)}. The buyer shows the code, and the seller types it.`,
    }),
    de: ({ title, start, timeZone }, { time }) => ({
      title: `Übergabe von ${title}: ${time(start, timeZone)}`,
      text: `Die Übergabe von ${title} ist am ${time(start, timeZone)}. Wer kauft, zeigt den Code; wer verkauft, tippt ihn ein.`,
    }),
    es: ({ title, start, timeZone }, { time }) => ({
      title: `Entrega de ${title}: ${time(start, timeZone)}`,
      text: `La entrega de ${title} es el ${time(start, timeZone)}. Quien compra muestra el código y quien vende lo escribe.`,
    }),
  },
  code_missing: {
    en: ({ title, until, ends }, { time }) => ({
      title: `Please type the code: ${title}`,
      text: `The agreed time for ${title} is over. If you handed it over, type the buyer’s code by ${time(until)}. After that ${ends ? 'the sale is cancelled and the buyer gets the money back.' : 'you have to agree on another time.'}`,
    }),
    de: ({ title, until, ends }, { time }) => ({
      title: `Bitte tippe den Code ein: ${title}`,
      text: `Die vereinbarte Zeit für ${title} ist vorbei. Hast du den Artikel übergeben, tippe den Code bis ${time(until)} ein. Danach ${ends ? 'wird der Verkauf storniert und das Geld erstattet.' : 'müsst ihr eine andere Zeit vereinbaren.'}`,
    }),
    es: ({ title, until, ends }, { time }) => ({
      title: `Escribe el código: ${title}`,
      text: `La hora acordada para ${title} ha pasado. Si lo entregaste, escribe el código antes del ${time(until)}. Después ${ends ? 'la venta se cancela y se devuelve el dinero.' : 'tendréis que acordar otra hora.'}`,
    }),
  },
} satisfies LetterTexts;

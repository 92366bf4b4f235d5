import type { Page } from '@playwright/test';
import { cards, payWith } from './card.ts';
import { expectToast } from './expect-toast.ts';
import { expect, logIn, open, people, test } from './fixtures.ts';
import { postListing } from './listings.ts';
import { join } from './members.ts';
import { findObstacles } from './obstacles.ts';

const phone = { width: 390, height: 844 };

/** Texts of the screens. A name or an amount may stand before or after them. */
const languages = {
  de: {
    locale: 'de-DE',
    ask: 'Nachricht schreiben',
    message: 'Nachricht an',
    send: 'Senden',
    makeOffer: 'Preis vorschlagen',
    sendOffer: 'Vorschlag senden',
    offerSent: /^Dein Vorschlag von .* ist gesendet\.$/,
    yourTurn: 'Du bist dran',
    otherPrice: /^Anderer Preis: /,
    yourPrice: 'Dein Preis',
    sendPrice: 'Diesen Preis senden',
    accept: 'Annehmen',
    agreed: /^Vereinbart: 180\s\$$/,
    card: { number: 'Kartennummer', expiry: 'Gültig bis', cvc: 'Prüfziffer', pay: /bezahlen/ },
    handover: 'Übergabe',
    agreeOnTime: 'Zeit ausmachen',
    showCode: 'Code zeigen',
    typeCode: 'Code vom Käufer',
    confirm: 'Übergabe bestätigen',
    handedOver: 'Übergeben',
    setUpPayouts: 'Auszahlungen einrichten',
    review: (name: string) => `${name} bewerten`,
    stars: '5 von 5 Sternen, Sehr gut',
    sendReview: 'Bewertung senden',
    reviewed: 'Du hast schon eine Bewertung geschrieben.',
    report: 'Diese Bewertung melden',
    reason: 'Grund',
    misleading: 'Irreführend',
    sendReport: 'Meldung senden',
    caseNumber: /^Die Fallnummer ist C-\d+\.$/,
    action: 'Maßnahme',
    hide: 'Bewertung ausblenden',
    template: 'Vorlage',
    decide: 'Entscheiden',
    decided: 'Entschieden. Die Beteiligten erfahren es per E-Mail.',
  },
  es: {
    locale: 'es-ES',
    ask: 'Escribir al vendedor',
    message: 'Mensaje para',
    send: 'Enviar',
    makeOffer: 'Hacer una oferta',
    sendOffer: 'Enviar oferta',
    offerSent: /^Tu oferta de .* se ha enviado\.$/,
    yourTurn: 'Te toca a ti',
    otherPrice: /^Otro precio: /,
    yourPrice: 'Tu precio',
    sendPrice: 'Enviar este precio',
    accept: 'Aceptar',
    agreed: /^Acordado: 180\s\S*\$$/,
    card: { number: 'Número de tarjeta', expiry: 'Fecha de caducidad', cvc: 'CVC', pay: /^Pagar / },
    handover: 'Entrega',
    agreeOnTime: 'Acordar la hora',
    showCode: 'Mostrar el código',
    typeCode: 'Código del comprador',
    confirm: 'Confirmar la entrega',
    handedOver: 'Entregado',
    setUpPayouts: 'Configurar los cobros',
    review: (name: string) => `Valorar a ${name}`,
    stars: '5 de 5 estrellas, Muy bien',
    sendReview: 'Enviar valoración',
    reviewed: 'Ya has escrito tu valoración.',
    report: 'Denunciar esta valoración',
    reason: 'Motivo',
    misleading: 'Engañoso',
    sendReport: 'Enviar denuncia',
    caseNumber: /^El número de caso es C-\d+\.$/,
    action: 'Medida',
    hide: 'Ocultar la valoración',
    template: 'Plantilla',
    decide: 'Decidir',
    decided: 'Decidido. Las personas implicadas reciben un correo.',
  },
} as const;

type Texts = (typeof languages)[keyof typeof languages];

async function review(page: Page, name: string, texts: Texts): Promise<void> {
  await expect(page.getByRole('heading', { name: texts.handedOver, exact: true })).toBeVisible();
  await page.getByRole('button', { name: texts.review(name) }).click();
  await page.getByRole('radio', { name: texts.stars }).check({ force: true });
  await page.getByRole('textbox').fill(`${name} was quick and friendly.`);
  await page.getByRole('button', { name: texts.sendReview }).click();
  await expect(page.getByText(texts.reviewed)).toBeVisible();
}

for (const [language, texts] of Object.entries(languages))
  test.describe(`in ${language}${language === 'de' ? '' : ' @long'}`, () => {
    test.use({ locale: texts.locale });

    test('two people ask, agree, pay, hand over and review, and an admin decides on a report @phone', async ({
      page,
      anotherBrowser,
    }) => {
      const seller = await join('Seller', 'Sol Seller');
      const buyer = await join('Buyer', 'Ben Buyer');
      const listing = await postListing(seller, { price: '200' });

      await logIn(page, buyer, `/furniture/${listing.id}`);
      await page.getByRole('link', { name: `${texts.ask}: ${listing.title}` }).click();
      await page.getByRole('textbox', { name: new RegExp(`^${texts.message} `) }).fill('¿Hola? Hallo?');
      await page.getByRole('button', { name: texts.send, exact: true }).click();
      await page.waitForURL(/\/messages\/[0-9a-f-]{36}$/);
      const thread = new URL(page.url()).pathname;
      const other = await anotherBrowser();
      await other.setViewportSize(phone);
      await logIn(other, seller, thread);
      await expect(other.getByRole('log').getByText('¿Hola? Hallo?')).toBeVisible();

      await page.getByRole('button', { name: texts.makeOffer }).click();
      await page.getByRole('dialog').getByRole('textbox').first().fill('150');
      expect(await findObstacles(page)).toEqual([]);
      await page.getByRole('button', { name: texts.sendOffer }).click();
      await expect(page.getByText(texts.offerSent)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(other.getByRole('log').getByText(texts.yourTurn)).toBeVisible();
      await other.getByRole('button', { name: texts.otherPrice }).click();
      await other.getByRole('dialog').getByLabel(texts.yourPrice).fill('180');
      await other.getByRole('button', { name: texts.sendPrice }).click();
      await page.getByRole('button', { name: new RegExp(`^${texts.accept}: .*180`) }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: texts.accept }).click();
      await expect(page.getByRole('paragraph').getByText(texts.agreed)).toBeVisible();
      expect(await findObstacles(page)).toEqual([]);

      await page.getByRole('link', { name: texts.card.pay }).click();
      await payWith(page, cards.pays, { labels: texts.card });
      await expect(page).toHaveURL(`/dashboard/paid/${listing.id}`);
      await expect(page.getByText('+1 503 555 0100')).toBeVisible();
      expect(await findObstacles(page)).toEqual([]);

      const handover = `${texts.handover}: ${listing.title}`;
      await open(page, '/dashboard/payment-history');
      await page.getByRole('link', { name: handover }).click();
      await page.getByRole('button', { name: texts.showCode }).click();
      const code = ((await page.getByText(/^(\d, ){5}\d$/).textContent()) ?? '').replaceAll(', ', '');
      expect(await findObstacles(page)).toEqual([]);
      await open(other, '/dashboard/sales');
      await expect(other.getByRole('listitem').filter({ hasText: listing.title })).toContainText(texts.yourTurn);
      expect(await findObstacles(other)).toEqual([]);
      await other.getByRole('link', { name: `${texts.agreeOnTime}: ${listing.title}` }).click();
      await other.getByLabel(texts.typeCode).fill(code);
      expect(await findObstacles(other)).toEqual([]);
      await other.getByRole('button', { name: texts.confirm }).click();
      await expect(other.getByRole('link', { name: texts.setUpPayouts })).toBeVisible();
      await review(other, 'Ben Buyer', texts);
      await review(page, 'Sol Seller', texts);

      const { _id } = await seller.api.getAccount();
      await open(other, `/sellers/${_id}`);
      await expect(other.getByText('Sol Seller was quick and friendly.')).toBeVisible();
      await other.getByRole('button', { name: texts.report }).click();
      const form = other.getByRole('dialog');
      await form.getByLabel(texts.reason).selectOption(texts.misleading);
      await form.getByRole('button', { name: texts.sendReport }).click();
      await expect(form.getByText(texts.caseNumber)).toBeVisible();

      const office = await anotherBrowser();
      await office.setViewportSize(phone);
      await logIn(office, people.admin, '/dashboard/admin/cases?kind=review&state=open');
      await office.getByRole('link', { name: new RegExp(listing.title) }).click();
      await office.getByLabel(texts.action).selectOption(texts.hide);
      await office.getByLabel(texts.template).selectOption(texts.misleading);
      expect(await findObstacles(office)).toEqual([]);
      await office.getByRole('button', { name: texts.decide }).click();
      await expectToast(office, texts.decided);
      await other.reload();
      await expect(other.getByRole('heading', { level: 1, name: 'Sol Seller' })).toBeVisible();
      await expect(other.getByText('Sol Seller was quick and friendly.')).toHaveCount(0);
    });
  });

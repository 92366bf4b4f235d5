import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { setTextSource, type TextSettings } from '../../../platform/i18n/text-settings.ts';
import { ReturnDetails } from './return-details.tsx';
import { ReturnStanding } from './return-standing.tsx';

afterEach(() => setTextSource(() => ({ language: 'en' })));

const request = {
  id: '1',
  listingId: '2',
  title: 'Oak table',
  buyerName: 'Bea',
  reason: 'damaged',
  text: 'A leg is broken.',
  state: 'open',
  mustAccept: false,
  createdAt: '2026-03-01T12:00:00.000Z',
} as const;
const shopAnswersUntil = '2026-04-09T12:00:00.000Z';
const languages: TextSettings[] = [{ language: 'en' }, { language: 'de' }, { language: 'es' }];
const said = {
  en: { buyer: /2026.*If it does not, your request is accepted\./, admin: /Answer by .*2026/ },
  de: { buyer: /2026.*Tut er das nicht, ist deine Anfrage angenommen\./, admin: /Antworte bis .*2026/ },
  es: { buyer: /2026.*Si no lo hace, tu solicitud queda aceptada\./, admin: /Responde antes del .*2026/ },
};

it.each(languages)(
  'buyer and admins read until when the shop answers, and not while the seller does: $language',
  (one) => {
    setTextSource(() => one);
    const standing = (until: { shopAnswersUntil?: string }) =>
      renderToStaticMarkup(
        <ReturnStanding request={{ ...request, ...until }} wasSent={false} shopDecides={'shopAnswersUntil' in until} />,
      );
    const details = (until: { shopAnswersUntil?: string }) =>
      renderToStaticMarkup(<ReturnDetails title="Oak table" request={{ ...request, ...until }} onAnswer={undefined} />);
    const { buyer, admin } = said[one.language];
    expect(standing({ shopAnswersUntil })).toMatch(buyer);
    expect(details({ shopAnswersUntil })).toMatch(admin);
    expect(standing({})).not.toMatch(buyer);
    expect(details({})).not.toMatch(admin);
  },
);

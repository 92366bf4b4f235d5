import type { Actor } from './actor.ts';

/** Sends the form of the local provider's page to which a link leads. @returns where it leads back to */
export async function fillInPage(link: string, form: Record<string, string>): Promise<string | null> {
  const answer = await fetch(link, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.headers.get('location');
}

/** Sets up the payouts of a seller at the local provider, like a person. @returns where its page leads back to */
export async function onboard(seller: Actor, move: 'finish' | 'later' = 'finish'): Promise<string | null> {
  const { onboardingUrl } = await seller.api.openSellerAccount({ body: {} });
  return fillInPage(onboardingUrl, { holder: 'Sally Seller', number: 'DE89 3704 0044 0532 0130 00', move });
}

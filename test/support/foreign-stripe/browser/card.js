// Inside the frame: the card, and the only calls that carry it.
const form = document.querySelector('form');
const say = (message) => parent.postMessage(message, '*');

const typed = () => Object.fromEntries(new FormData(form));

function tellChange() {
  const { number, expiry, cvc } = typed();
  const complete = number.replaceAll(' ', '').length === 16 && /^\d\d \/ \d\d$/.test(expiry) && cvc.length > 2;
  const empty = !number && !expiry && !cvc;
  say({ type: 'change', event: { elementType: 'card', complete, empty, error: undefined } });
}

async function confirm({ key, clientSecret, billing, look }) {
  const address = `{{api}}/v1/payment_intents/${clientSecret.split('_secret_')[0]}`;
  const about = new URLSearchParams({ key, client_secret: clientSecret });
  if (!look) {
    const { number, expiry, cvc } = typed();
    const [month, year] = expiry.split(' / ');
    about.set('payment_method_data[type]', 'card');
    about.set('payment_method_data[card][number]', number);
    about.set('payment_method_data[card][exp_month]', month ?? '');
    about.set('payment_method_data[card][exp_year]', year ?? '');
    about.set('payment_method_data[card][cvc]', cvc);
    for (const [name, value] of Object.entries(billing))
      if (value) about.set(`payment_method_data[billing_details][${name}]`, value);
  }
  try {
    const answer = await (look
      ? fetch(`${address}?${about}`)
      : fetch(`${address}/confirm`, { method: 'POST', body: about }));
    const told = await answer.json();
    if (told.error) return { error: told.error };
    // A card that the bank refused after its question leaves a payment that waits.
    const refusal = look && told.status === 'requires_payment_method' ? told.last_payment_error : undefined;
    return refusal ? { error: refusal } : { paymentIntent: told };
  } catch {
    return { error: { type: 'api_connection_error', message: 'The card server cannot be reached.' } };
  }
}

addEventListener('message', async ({ source, data }) => {
  if (source !== parent) return;
  if (data.type === 'options') for (const input of form.elements) input.disabled = data.disabled;
  if (data.type === 'clear') form.reset();
  if (data.type === 'confirm') say({ type: 'confirmed', id: data.id, result: await confirm(data) });
});
form.addEventListener('input', tellChange);
form.addEventListener('submit', (event) => event.preventDefault());
say({ type: 'ready' });

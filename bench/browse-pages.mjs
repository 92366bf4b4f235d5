import autocannon from 'autocannon';

let requested = 0;

/**
 * Requests home, the categories, a collection and every listing of a list as eight visitors; one page in twenty is rendered anew.
 * @param {string} origin @param {number} amount how many pages
 */
export async function browsePages(origin, amount) {
  const listings = await (await fetch(`${origin}/api/furniture-available?limit=24`)).json();
  const paths = [
    '/',
    '/category',
    '/collections/sofa',
    ...listings.map((/** @type {{ _id: string }} */ { _id }) => `/furniture/${_id}`),
  ];
  const { non2xx, errors } = await autocannon({
    url: origin,
    connections: 8,
    amount,
    requests: [
      {
        setupRequest(request) {
          requested += 1;
          const path = paths[requested % paths.length] ?? '/';
          return { ...request, path: requested % 20 === 0 ? `${path}?view=${requested}` : path };
        },
      },
    ],
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} pages failed.`);
}

import autocannon from 'autocannon';

let asked = 0;

/**
 * Lets eight people look at home, the categories, a collection and every listing of a list; one page in twenty is made anew.
 * @param {string} origin @param {number} amount how many pages
 */
export async function lookAround(origin, amount) {
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
          asked += 1;
          const path = paths[asked % paths.length] ?? '/';
          return { ...request, path: asked % 20 === 0 ? `${path}?view=${asked}` : path };
        },
      },
    ],
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} pages failed.`);
}

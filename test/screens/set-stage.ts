import { readFile } from 'node:fs/promises';
import { nameId } from '../../server/app/demo/name-id.ts';
import { sampleRow } from '../../shared/domain/import-file.ts';
import type { Login } from '../e2e/fixtures.ts';
import { csvOf } from '../e2e/import-files.ts';
import { buyListing, holdListing } from '../e2e/listings.ts';
import { actAs, join, type Member } from '../e2e/members.ts';
import type { Visitor } from '../support/actor.ts';

export type Newcomers = { 'new-buyer': Login; 'new-seller': Login };

export const inviteNewcomers = async (origin: string): Promise<Newcomers> => ({
  'new-buyer': await join('Buyer', 'Robin Vale', origin),
  'new-seller': await join('Seller', 'Sam Oakes', origin),
});

const listing = (slug: string, price: string) => ({ id: nameId(`listing ${slug}`), title: slug, price });
const removed = listing('slim-ash-console', '240');

export const pages = {
  gone: `/furniture/${removed.id}`,
  held: `/furniture/${nameId('listing oak-slat-platform-bed')}`,
  sold: `/furniture/${nameId('listing teak-frame-sofa')}`,
  offered: `/furniture/${nameId('listing walnut-daybed')}`,
  bought: `/dashboard/purchases/${nameId('listing sage-kitchen-hutch')}`,
  agreed: `/dashboard/purchases/${nameId('listing sold-coffee-table')}`,
  handedOver: `/dashboard/sales/${nameId('listing sage-kitchen-hutch')}`,
  paid: `/dashboard/payment/${nameId('listing teak-coffee-table')}`,
};

export async function setStage(origin: string): Promise<void> {
  const demo = (name: string) => actAs({ email: `${name}@settee.test`, password: 'settee-demo' }, origin);
  const [buyer, theo, seller, admin] = [
    await demo('buyer'),
    await demo('theo'),
    await demo('seller'),
    await demo('admin'),
  ];
  await seller.api.removeListing({ params: { id: removed.id } });
  const cheaper = listing('walnut-vanity-round-mirror', '590');
  await seller.api.updateListing({ params: { id: cheaper.id }, body: { price: cheaper.price } });
  await importListings(seller);
  await buyer.api.saveSearch({ body: { name: 'Sofa, green', query: { category: 'Sofa', colour: 'green' } } });
  await buyer.api.saveSearch({ body: { name: 'walnut table', query: { words: 'walnut table' }, pace: 'never' } });
  await holdListing(theo, await priced(theo, 'oak-slat-platform-bed'));
  await buyListing(theo, await priced(theo, 'bamboo-vanity-and-stool'), origin);
  const left: Member = await join('Buyer', 'Pat Quill', origin);
  const { _id } = await admin.api.getUser({ params: { email: left.email } });
  await admin.api.deleteUser({ params: { id: _id } });
}

async function priced({ api }: Visitor, slug: string) {
  const { id, title } = listing(slug, '');
  return { id, title, price: (await api.getListing({ params: { id } })).price };
}

async function importListings(seller: Visitor): Promise<void> {
  const photo = new FormData();
  const bytes = await readFile('assets/demo/cane-back-settee-1.webp');
  photo.append('key', 'settee');
  photo.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/webp' }), 'rocker.jpg');
  const { body } = await seller.call('uploadImage', { body: photo });
  const { url } = (body as { data: { url: string } }).data;
  await seller.api.storeImportPictures({ body: { pictures: [{ name: 'rocker.jpg', url }] } });
  const changes = [{}, { price: 'ask me' }, { category: 'Lamp' }, {}];
  const form = new FormData();
  const csv = csvOf(...changes.map((change, i) => ({ reference: `A-00${i}`, ...change })));
  form.append('file', new Blob([csv]), 'attic-autumn-2026.csv');
  await seller.call('createImport', { body: form });
  while (!(await seller.api.listImports()).every(({ isFinished }) => isFinished))
    await new Promise((resolve) => setTimeout(resolve, 200));
  const { items } = await seller.api.listOwnListings({
    params: { email: 'seller@settee.test' },
    query: { limit: 100 },
  });
  for (const { _id: id, title } of items)
    if (title === sampleRow.title) await seller.api.removeListing({ params: { id } });
}

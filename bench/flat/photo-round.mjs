import sharp from 'sharp';
import { SELLER } from './open-visitors.mjs';

/** @import { Round, Visitors } from './open-visitors.mjs' */

/** Uploads a photo, lists a listing with it and removes it again. @param {Visitors} visitors @returns {Round} */
export const photoRound = ({ send }) => ({
  what: 'photos that came and went',
  share: 1,
  async work(n) {
    const as = SELLER;
    const background = { r: n & 255, g: (n >> 8) & 255, b: 120 };
    const photo = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
    const { data } = await (await send('/api/images', { method: 'POST', as, form })).json();
    const json = {
      sellerName: 'Marta',
      location: 'Portland, OR',
      phone: '(503) 555-0142',
      productName: 'Chair',
      price: '40',
      condition: 'Good',
      description: 'A chair.',
      year: '1990',
      image: data.url,
    };
    const { insertedId } = await (await send('/api/furniture', { method: 'POST', as, json })).json();
    await send(`/api/furniture/${insertedId}`, { method: 'DELETE', as });
  },
});

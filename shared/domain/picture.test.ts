import { describe, expect, it } from 'vitest';
import { isPictureName, pictureContentType, pictureFileName, pictureSrcSet, pictureUrl, withAvif } from './picture.ts';

const hash = 'ab12'.padEnd(64, '0');
const own = `/images/${pictureFileName(hash, 1600, 'webp')}`;

describe('addresses of a picture', () => {
  it('are made for every size from any one of them', () => {
    expect(own).toBe(`/images/ab/12/${hash}-1600.webp`);
    expect(pictureUrl(own, 320)).toBe(`/images/ab/12/${hash}-320.webp`);
    expect(pictureUrl(pictureUrl(own, 320, 'jpg'), 800)).toBe(`/images/ab/12/${hash}-800.webp`);
    expect(pictureSrcSet(own)).toBe(
      `/images/ab/12/${hash}-320.webp 320w, /images/ab/12/${hash}-800.webp 800w, /images/ab/12/${hash}-1600.webp 1600w`,
    );
  });

  it('work on a bucket of our own', () => {
    const url = `https://pictures.example/shop${own.replace('/images', '')}`;
    expect(pictureUrl(url, 800)).toBe(`https://pictures.example/shop/ab/12/${hash}-800.webp`);
  });

  it('follow the names of the pictures that come with the shop', () => {
    expect(pictureUrl('/images/demo/oak-table-1.webp', 800)).toBe('/images/demo/oak-table-1-800.webp');
    expect(pictureSrcSet('/images/demo/oak-table-1.webp')).toBe(
      '/images/demo/oak-table-1-320.webp 320w, /images/demo/oak-table-1-800.webp 800w, /images/demo/oak-table-1.webp 1600w',
    );
  });

  it.each([
    `https://i.ibb.co/x1y2/${hash}-1600.webp`,
    '/images/demo/deeper/oak-table.webp',
    `/images/ff/12/${hash}-1600.webp`,
    `${own}?size=2`,
    '',
  ])('leave %s alone', (url) => {
    expect(pictureUrl(url, 320)).toBe(url);
    expect(pictureSrcSet(url)).toBeUndefined();
  });
});

describe('files of a picture', () => {
  const names = (['webp', 'jpg', 'avif'] as const).map((format) => pictureFileName(hash, 320, format));

  it('are known by their endings', () => {
    expect(names.map(isPictureName)).toEqual([true, true, true]);
    expect(isPictureName(`${names[0]}.avif`)).toBe(false);
    expect(names.map(pictureContentType)).toEqual(['image/webp', 'image/jpeg', 'image/avif']);
  });

  it('are listed with the AVIF file of the same picture', () => {
    const [webp = '', jpg = '', avif] = names;
    expect(withAvif([webp, jpg])).toEqual([webp, avif, jpg]);
  });
});

import { expect, it, onTestFinished, vi } from 'vitest';
import { retryPictures } from './retry-pictures.ts';

it('loads a picture again that failed, three times and no more', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  retryPictures();
  const picture = document.body.appendChild(document.createElement('img'));
  onTestFinished(() => picture.remove());
  picture.src = '/images/chair-320.webp';
  const loads = vi.fn<(src: string) => void>();
  Object.defineProperty(picture, 'src', { set: loads });
  for (const seconds of [3, 15, 60, 600]) {
    picture.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(seconds * 1000);
  }
  expect(loads.mock.calls).toEqual(Array(3).fill(['/images/chair-320.webp']));
});

it('loads a broken picture as soon as the connection is back', () => {
  retryPictures();
  const picture = document.body.appendChild(document.createElement('img'));
  onTestFinished(() => picture.remove());
  picture.src = '/images/chair-320.webp';
  const loads = vi.fn<(src: string) => void>();
  const broken = { complete: true, naturalWidth: 0, currentSrc: '/images/chair-320.webp' };
  for (const [name, value] of Object.entries(broken)) Object.defineProperty(picture, name, { value });
  Object.defineProperty(picture, 'src', { set: loads });
  window.dispatchEvent(new Event('online'));
  expect(loads).toHaveBeenCalledWith('/images/chair-320.webp');
});

import { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS, PICTURE_MAX_SIDE } from '../../../shared/domain/picture.ts';
import { within } from '../../platform/within.ts';

/** Longest side of a scaled photo in pixels: twice the widest stored size. */
const FITTED_SIDE = 3200;
const FITTED_QUALITY = 0.88;

/** Milliseconds, on a slow phone. */
const LONGEST_WAIT = 20_000;

/** Scales a photo above the server's limit down to an upright JPEG; others stay, also late ones. */
export const fitPhoto = async (file: File): Promise<File> => (await within(LONGEST_WAIT, fitted(file))) ?? file;

async function fitted(file: File): Promise<File> {
  const address = URL.createObjectURL(file);
  try {
    const image = await load(address);
    if (isTaken(file, image) || !drawsTruly()) return file;
    const bytes = await scaleDown(image);
    return bytes ? new File([bytes], file.name, { type: bytes.type }) : file;
  } catch {
    return file;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function isTaken({ size }: File, { naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  const fits = naturalWidth * naturalHeight <= PICTURE_MAX_PIXELS;
  return fits && Math.max(naturalWidth, naturalHeight) <= PICTURE_MAX_SIDE && size <= PICTURE_MAX_BYTES;
}

/** Only the size is needed; browsers apply the orientation. */
function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('This browser cannot read the photo.'));
    image.src = address;
  });
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return { canvas, context: canvas.getContext('2d') };
}

/** Privacy browsers add noise to canvas data, which would spoil photos. */
function drawsTruly(): boolean {
  const { context } = canvasOf(2, 2);
  if (!context) return false;
  context.fillStyle = '#3a7d44';
  context.fillRect(0, 0, 2, 2);
  const [red, green, blue] = context.getImageData(1, 1, 1, 1).data;
  return red === 0x3a && green === 0x7d && blue === 0x44;
}

function scaleDown(image: HTMLImageElement): Promise<Blob | null> {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, FITTED_SIDE / Math.max(naturalWidth, naturalHeight));
  const [width, height] = [naturalWidth, naturalHeight].map((side) => Math.max(1, Math.round(side * scale)));
  const { canvas, context } = canvasOf(width ?? 1, height ?? 1);
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency; it would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', FITTED_QUALITY));
}

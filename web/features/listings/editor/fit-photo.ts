import { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS, PICTURE_MAX_SIDE } from '../../../../shared/domain/picture.ts';

/** The longest side of a photo that was scaled down, in pixels: twice the widest size that is kept. */
const FITTED_SIDE = 3200;
const FITTED_QUALITY = 0.88;

/**
 * Scales a photo down that is larger than the server takes, upright, as JPEG. Any other file, and one that this browser
 * cannot read or draw truly, is given back as it is: the server says what is wrong with it.
 */
export async function fitPhoto(file: File): Promise<File> {
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

/** Its header is enough to know the size; browsers turn it upright by themselves. */
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

/** Browsers that hide what device they run on give every canvas back with noise, which no photo should have. */
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
  // JPEG has no transparency: without this it would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', FITTED_QUALITY));
}

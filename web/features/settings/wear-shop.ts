import { profileOf, type ShopSettings } from '../../../shared/domain/shop-settings.ts';
import { shop, showShop } from './shop.ts';

/** The accent of settings that were saved here: the page's policy allows no other style element, but a constructed sheet. */
let sheet: CSSStyleSheet | undefined;

/** Shows saved settings on the page that they were saved on, as every other page shows them from now on. */
export async function wearShop(settings: ShopSettings): Promise<void> {
  const size = await sizeOf(settings.logo);
  const profile = profileOf(settings, shop().categories, size);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const written = document.querySelector<HTMLStyleElement>('style[data-accent]');
  if (written) written.disabled = true;
  sheet.replaceSync(profile.style);
  showShop(() => profile);
}

/** The size of a picture in pixels; undefined for one that cannot be loaded. */
async function sizeOf(address: string): Promise<{ width: number; height: number } | undefined> {
  if (!address) return undefined;
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return undefined;
  }
}

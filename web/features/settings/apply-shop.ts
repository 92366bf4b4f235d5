import { profileOf, type ShopSettings } from '../../../shared/domain/shop-settings.ts';
import { setTabLanguage } from '../../platform/i18n/tab-language.ts';
import { textSettings } from '../../platform/i18n/text-settings.ts';
import { setShopSource, shop } from '../../platform/shop.ts';

/** Milliseconds. */
const LONGEST_WAIT = 10_000;

/** The CSP forbids another style element, but allows a constructed sheet. */
let sheet: CSSStyleSheet | undefined;

/** Applies saved settings to the current page. */
export async function applyShop(settings: ShopSettings): Promise<void> {
  const size = await sizeOf(settings.logo);
  const profile = profileOf(settings, shop(), size);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const written = document.querySelector<HTMLStyleElement>('style[data-accent]');
  if (written) written.disabled = true;
  sheet.replaceSync(profile.style);
  setShopSource(() => profile);
  document.documentElement.dataset.wording = settings.wording;
  await setTabLanguage(textSettings().language);
}

/** In pixels; undefined if it cannot be loaded. */
async function sizeOf(address: string): Promise<{ width: number; height: number } | undefined> {
  if (!address) return undefined;
  const image = new Image();
  image.src = address;
  const late = new Promise((_, reject) => setTimeout(reject, LONGEST_WAIT));
  try {
    await Promise.race([image.decode(), late]);
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return undefined;
  }
}

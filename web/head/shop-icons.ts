import { hasIcons, iconPath } from '../../shared/domain/shop-icon.ts';
import favicon from '../images/favicon.svg';
import { shop } from '../shop.ts';

/** The links to the icons of the tab and of a phone's home screen: the logo where there is one. */
export function shopIcons(): Record<string, string>[] {
  const logo = shop().logo?.src ?? '';
  const touch = { rel: 'apple-touch-icon', href: hasIcons(logo) ? iconPath(logo, '180') : '/icon-touch-180.png' };
  if (hasIcons(logo)) return [{ rel: 'icon', type: 'image/png', href: iconPath(logo, '64') }, touch];
  return [logo ? { rel: 'icon', href: logo } : { rel: 'icon', type: 'image/svg+xml', href: favicon }, touch];
}

import { Hono } from 'hono';
import { pictureUrl } from '../../../shared/domain/picture.ts';
import { defaultIcons, hasIcons, type IconSize, iconPath, iconSizes } from '../../../shared/domain/shop-icon.ts';
import { Failure } from '../../../shared/errors.ts';
import { readPicture } from '../../features/images/serve-image.ts';
import { drawShopIcon } from '../../features/settings/draw-shop-icon.ts';
import { writeManifest } from '../../features/settings/write-manifest.ts';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import type { AppServices } from '../services.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

const sizes = Object.keys(iconSizes) as IconSize[];

export function shopRoutes({ shop, imageHost }: AppServices) {
  // Only for the current logo: one per size.
  const drawn = new Map<string, Promise<Uint8Array>>();
  shop.onChange(() => drawn.clear());

  const draw = async (logo: string, size: IconSize) => {
    const bytes = await readPicture(imageHost, pictureUrl(logo, 800));
    if (!bytes) throw new Failure('not_found');
    return drawShopIcon(bytes, size);
  };

  return (
    new Hono<HttpEnv>()
      .get('/manifest.webmanifest', (c) =>
        c.body(JSON.stringify(writeManifest(shop.profile(), shop.settings().defaultLanguage)), 200, {
          'Content-Type': 'application/manifest+json; charset=utf-8',
          'Cache-Control': 'no-cache',
        }),
      )
      // A fixed URL whose icon changes with the logo.
      .get('/shop-icon/:size{(?:64|180)}', (c) => {
        const size = c.req.param('size') as IconSize;
        const logo = shop.profile().logo?.src ?? '';
        c.header('Cache-Control', 'no-cache');
        return c.redirect(hasIcons(logo) ? iconPath(logo, size) : defaultIcons[size]);
      })
      .get('/shop-icon/:name{[a-z0-9-]{1,80}\\.png}', async (c) => {
        const logo = shop.profile().logo?.src;
        const size = sizes.find((one) => c.req.param('name').startsWith(`${one}-`));
        if (!logo || !size) throw new Failure('not_found');
        const path = iconPath(logo, size);
        if (c.req.path !== path) return c.redirect(path);
        const icon = drawn.get(path) ?? draw(logo, size);
        drawn.set(path, icon);
        icon.catch(() => drawn.delete(path));
        return c.body(new Uint8Array(await icon), 200, {
          'Content-Type': 'image/png',
          'Cache-Control': FOR_EVER,
          'Content-Security-Policy': "default-src 'none'",
        });
      })
  );
}

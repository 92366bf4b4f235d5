import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  retainSearchParams,
  ScriptOnce,
  Scripts,
} from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import type { Language } from '../../shared/domain/language.ts';
import { writeProfile } from '../../shared/domain/shop-profile.ts';
import { markMemberAtOnce } from '../features/accounts/login/start-session.ts';
import { MemberNoticesPlace } from '../features/shell/member-notices-place.tsx';
import { SiteFooter } from '../features/shell/site-footer.tsx';
import { SiteHeader } from '../features/shell/site-header.tsx';
import { TabBar } from '../features/shell/tab-bar.tsx';
import { useLanguage } from '../platform/i18n/tab-language.ts';
import { textSettings } from '../platform/i18n/text-settings.ts';
import { OfflineNotice } from '../platform/offline/offline-notice.tsx';
import { shop } from '../platform/shop.ts';
import { applyThemeAtOnce, papers } from '../platform/theme/theme.ts';
import displayFont from '../styles/fonts/fraunces-display.woff2';
import textFont from '../styles/fonts/instrument-sans-text.woff2';
import { ToastPlace } from '../ui/toast-place.tsx';
import { words } from '../words.ts';
import '../styles/app.css';

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // The address may set the language (`?lang=de`); links keep it.
  validateSearch: ({ lang }: { lang?: unknown }): { lang?: Language } => ({
    lang: shop().languages.find((language) => language === lang),
  }),
  search: { middlewares: [retainSearchParams(['lang'])] },
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      { name: 'description', content: words.app.description },
    ],
    links: [
      // The server returns the logo if there is one.
      { rel: 'icon', href: '/shop-icon/64' },
      { rel: 'apple-touch-icon', href: '/shop-icon/180' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      { ...font, href: textFont },
      { ...font, href: displayFont },
    ],
  }),
  shellComponent: Shell,
  component: Outlet,
});

/** From the server's HTML, so that hydration matches. */
const isPublicDemo = () =>
  typeof document === 'undefined'
    ? textSettings().publicDemo === true
    : document.documentElement.dataset.demo !== undefined;

/** The shop from the server's HTML. It may be outdated, but the CSP allows no other style. */
const writtenShop = createIsomorphicFn()
  .server(() => ({ profile: writeProfile(shop()), style: shop().style }))
  .client(() => ({
    profile: document.documentElement.dataset.shop,
    style: document.querySelector('style[data-accent]')?.textContent ?? '',
  }));

/** Document of every page, error pages included. */
function Shell({ children }: { children: ReactNode }) {
  const written = writtenShop();
  return (
    <html
      lang={useLanguage()}
      data-wording={textSettings().wording === 'corrected' ? 'corrected' : undefined}
      data-demo={isPublicDemo() || undefined}
      data-shop={written.profile}
      suppressHydrationWarning
    >
      <head>
        <ScriptOnce>{`${applyThemeAtOnce};${markMemberAtOnce}`}</ScriptOnce>
        <HeadContent />
        {written.style ? <style data-accent="">{written.style}</style> : null}
        {/* Here, because a route's head keeps only one tag per name. */}
        <meta name="theme-color" content={papers.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={papers.dark} media="(prefers-color-scheme: dark)" />
      </head>
      <body className="flex flex-col pb-(--tab-bar)">
        <SiteHeader />
        {isPublicDemo() ? (
          <aside className="bg-warning-soft px-4 py-2 text-center text-sm text-warning">{words.app.publicDemo}</aside>
        ) : null}
        <main id="main" tabIndex={-1} className="grow outline-none">
          <MemberNoticesPlace />
          {children}
        </main>
        <SiteFooter />
        <OfflineNotice />
        <TabBar />
        <ToastPlace />
        <Scripts />
      </body>
    </html>
  );
}

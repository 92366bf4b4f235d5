import type { ReactNode } from 'react';
import { words } from '../words.ts';

const places = (): { label: string; href: string; mark: ReactNode }[] => [
  {
    label: words.footer.instagram,
    href: 'https://www.instagram.com/explore/tags/secondhandfurniture/',
    mark: (
      <>
        <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M17 7h.01" />
      </>
    ),
  },
  {
    label: words.footer.pinterest,
    href: 'https://www.pinterest.com/search/pins/?q=second%20hand%20furniture',
    mark: (
      <>
        <circle cx="12" cy="12" r="9" />
        <path d="M10.2 19.5 12.4 10M9.3 13.4a3.6 3.6 0 1 1 2.4 1.5" />
      </>
    ),
  },
  {
    label: words.footer.youtube,
    href: 'https://www.youtube.com/results?search_query=furniture+restoration',
    mark: (
      <>
        <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
        <path d="m10.5 9.3 4.4 2.7-4.4 2.7Z" />
      </>
    ),
  },
];

/** The social icons of the footer (spec §2). */
export function SocialLinks() {
  return (
    <ul className="-ml-3 flex sm:-mr-2.5 sm:ml-0" aria-label={words.footer.social}>
      {places().map((place) => (
        <li key={place.href}>
          <a
            href={place.href}
            rel="noopener"
            className="grid size-11 place-items-center rounded-full text-muted motion-quick hover:bg-sunken hover:text-ink"
          >
            <span className="sr-only">{place.label}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              className="size-6"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              {place.mark}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}

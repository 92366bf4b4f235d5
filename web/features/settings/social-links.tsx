import { lookUp } from '../../../shared/domain/look-up.ts';
import { useShop } from '../../platform/shop.ts';
import { words } from '../../words.ts';

/** Social network icons by domain. */
const networks: Record<string, { name: string; mark: string }> = {
  'instagram.com': {
    name: 'Instagram',
    mark: 'M8.5 3.5h7a5 5 0 0 1 5 5v7a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5v-7a5 5 0 0 1 5-5ZM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM17 7h.01',
  },
  'pinterest.com': {
    name: 'Pinterest',
    mark: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM10.2 19.5 12.4 10M9.3 13.4a3.6 3.6 0 1 1 2.4 1.5',
  },
  'youtube.com': {
    name: 'YouTube',
    mark: 'M6.5 5.5h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4ZM10.5 9.3l4.4 2.7-4.4 2.7Z',
  },
};

const LINK = 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1';

/** Returns the network's name and icon; else the host. */
function networkOf(address: string): { name: string; mark: string } {
  const host = (URL.parse(address)?.hostname ?? address).replace(/^www\./, '');
  return lookUp(networks, host) ?? { name: host, mark: LINK };
}

export function SocialLinks() {
  const links = [...new Set(useShop().links)];
  if (links.length === 0) return null;
  return (
    <ul className="-ml-3 flex flex-wrap sm:-mr-2.5 sm:ml-0" aria-label={words.footer.social}>
      {links.map((href) => {
        const { name, mark } = networkOf(href);
        return (
          <li key={href}>
            <a
              href={href}
              rel="noopener"
              className="grid size-11 place-items-center rounded-full text-muted motion-quick hover:bg-sunken hover:text-ink"
            >
              <span className="sr-only">{name}</span>
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
                <path d={mark} />
              </svg>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

import { lookUp } from '../../../shared/domain/look-up.ts';
import { useShop } from '../../platform/shop.ts';
import { words } from '../../words.ts';
import marks from './social-marks.svg';

/** Networks by domain, with the name of their part in `social-marks.svg`. */
const networks: Record<string, string> = {
  'instagram.com': 'Instagram',
  'pinterest.com': 'Pinterest',
  'youtube.com': 'YouTube',
};

/** Without a known network, the host. */
function networkOf(address: string): { name: string; mark: string } {
  const host = (URL.parse(address)?.hostname ?? address).replace(/^www\./, '');
  const network = lookUp(networks, host);
  return { name: network ?? host, mark: `${marks}#${network ?? 'other'}` };
}

export function SocialLinks() {
  const links = [...new Set(useShop().links)];
  if (links.length === 0) return null;
  return (
    <ul className="-ml-3 flex flex-wrap lg:-mr-2.5 lg:ml-0" aria-label={words.footer.social}>
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
              <svg aria-hidden="true" className="size-6">
                <use href={mark} />
              </svg>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

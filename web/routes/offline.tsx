import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { OfflineHandovers } from '../features/fulfillment/offline/offline-handovers.tsx';
import { useOnline } from '../platform/offline/offline-notice.tsx';
import { seenPages } from '../platform/offline/seen-pages.ts';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { words } from '../words.ts';

export const Route = createFileRoute('/offline')({
  head: () => ({
    meta: [{ title: words.app.title(words.offline.title) }, { name: 'robots', content: 'noindex' }],
  }),
  component: OfflinePage,
});

function OfflinePage() {
  const online = useOnline();
  const [seen, setSeen] = useState<Awaited<ReturnType<typeof seenPages>>>([]);
  useEffect(() => void seenPages().then(setSeen), []);
  // A stored document has none.
  const [isLate, setLate] = useState(false);
  useEffect(() => setLate(new URLSearchParams(window.location.search).has('late')), []);
  const { offline } = words;
  return (
    <div className="frame grid justify-items-start gap-8 pb-16">
      {isLate && online ? (
        <PageHeading title={offline.late} lede={offline.lateLede} />
      ) : (
        <PageHeading title={offline.title} lede={offline.lede} />
      )}
      <Button onClick={goBack}>{online && !isLate ? offline.goOn : words.failure.tryAgain}</Button>
      <OfflineHandovers />
      {seen.length > 0 ? (
        <section aria-labelledby="seen" className="grid gap-3">
          <h2 id="seen" className="text-2xl">
            {words.offline.seen}
          </h2>
          <ul className="grid gap-1">
            {seen.map(({ path, title }) => (
              <li key={path}>
                {/* A plain link: the cached document may be of another version. */}
                <a href={path} className="text-link inline-block py-2.5">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

/** Opens the requested page. The address is untrusted, so only our own origin is allowed. */
function goBack(): void {
  const { origin, search } = window.location;
  const wanted = new URL(new URLSearchParams(search).get('from') ?? '/', origin);
  window.location.assign(wanted.origin === origin ? wanted : '/');
}

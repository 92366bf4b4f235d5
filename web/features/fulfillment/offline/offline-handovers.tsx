import { useId } from 'react';
import { storedEmail } from '../../../platform/token-storage.ts';
import { words } from '../../../words.ts';
import { CodeForm } from '../code-form.tsx';
import { recordHandover } from './record-handover.ts';
import { RecordedNotice } from './recorded-notice.tsx';
import { useStoredHandovers } from './use-stored-handovers.ts';

/** Shown on the offline page. */
export function OfflineHandovers() {
  const titleId = useId();
  const stored = useStoredHandovers();
  const own = stored.filter(({ email }) => email === storedEmail());
  if (own.length === 0) return null;
  const wanted = new URLSearchParams(window.location.search).get('from') ?? '';
  const isWanted = (id: string) => wanted.startsWith(`/dashboard/sales/${id}`);
  const texts = words.handover;
  return (
    <section aria-labelledby={titleId} className="grid w-full gap-5">
      <div className="grid gap-1">
        <h2 id={titleId} className="text-2xl">
          {texts.offlineTitle}
        </h2>
        <p className="text-muted">{texts.offlineText}</p>
      </div>
      {[...own]
        .sort((one, other) => Number(isWanted(other.id)) - Number(isWanted(one.id)))
        .map((one) => (
          <section key={one.id} className="grid gap-4 rounded-card border border-line bg-surface p-5">
            <h3 dir="auto" className="wrap-anywhere font-medium font-sans">
              {one.title}, {texts.with(one.otherName)}
            </h3>
            {one.recorded ? (
              <RecordedNotice stored={one} />
            ) : (
              <CodeForm
                id={one.id}
                accountId={one.accountId}
                isMain={false}
                isOpened={isWanted(one.id)}
                redeem={(code) => recordHandover(one, code)}
              />
            )}
          </section>
        ))}
    </section>
  );
}

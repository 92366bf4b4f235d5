export function ContactLine({ name, value, href }: { name: string; value: string; href: string }) {
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="w-20 text-muted">{name}</dt>
      <dd>
        <a href={href} className="text-link tap-link">
          {value}
        </a>
      </dd>
    </div>
  );
}

/** Returns the link that dials a number without its extension. */
export const telephone = (phone: string) => `tel:${phone.replace(/[\p{L}#;,].*|[^+\d]/gu, '')}`;

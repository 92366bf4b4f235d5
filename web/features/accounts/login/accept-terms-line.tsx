import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { showDate } from '../../../platform/i18n/formats.ts';
import { words } from '../../../words.ts';
import { legalListQuery } from '../../legal/legal-queries.ts';
import { rememberShownTerms } from '../../legal/shown-terms.ts';

/** Shows the version of the terms. */
export function AcceptTermsLine() {
  const { data: pages = [] } = useQuery(legalListQuery);
  const terms = pages.find(({ document }) => document === 'terms');
  const privacy = pages.find(({ document }) => document === 'privacy');
  const versions = terms && privacy ? { terms: terms.version, privacy: privacy.version } : undefined;
  useEffect(() => {
    if (versions) rememberShownTerms(versions);
  });
  const texts = words.accept;
  return (
    <p className="text-muted text-sm">
      {texts.before}{' '}
      <Link to="/legal/$document" params={{ document: 'terms' }} target="_blank" className="text-link">
        {texts.terms}
      </Link>{' '}
      {terms ? texts.version(showDate(terms.publishedAt)) : null} {texts.between}{' '}
      <Link to="/legal/$document" params={{ document: 'privacy' }} target="_blank" className="text-link">
        {texts.privacy}
      </Link>
      {texts.after}
    </p>
  );
}

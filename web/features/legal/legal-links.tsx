import { Link } from '@tanstack/react-router';
import { legalDocuments } from '../../../shared/domain/legal.ts';
import { words } from '../../words.ts';

export function LegalLinks() {
  return (
    <nav aria-label={words.footer.legal} className="-ml-3 flex flex-wrap text-sm lg:-mr-3 lg:ml-0">
      {legalDocuments.map((document) => (
        <Link
          key={document}
          to="/legal/$document"
          params={{ document }}
          className="inline-flex min-h-11 items-center px-3 text-muted"
        >
          {words.footer.documents[document]}
        </Link>
      ))}
    </nav>
  );
}

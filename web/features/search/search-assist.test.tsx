import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SearchAssist } from './search-assist.tsx';

it('stays closed when the focus has left the field while its script loaded', () => {
  const field = document.createElement('input');
  document.body.append(field);
  expect(renderToStaticMarkup(<SearchAssist field={field} inline={false} isLive={false} />)).toBe('');
});

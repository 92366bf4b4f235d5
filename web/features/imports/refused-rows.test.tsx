import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RefusedRows } from './refused-rows.tsx';

it('names the column of a refusal, also with letters of German', () => {
  const rows = [{ row: 2, cells: ['3'], reasons: ['stückzahl: Write 1.', 'price: Write the price.', 'Not read.'] }];
  const refused = { fileName: 'refused.csv', columns: ['stückzahl'], separator: ',' as const, rows };
  const html = renderToStaticMarkup(<RefusedRows refused={refused} of="listings.csv" />);
  expect([...html.matchAll(/<code[^>]*>([^<]*)</g)].map(([, column]) => column)).toEqual(['stückzahl', 'price']);
});

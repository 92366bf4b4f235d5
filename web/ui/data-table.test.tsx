import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Column, DataTable } from './data-table.tsx';

test('a column ends its cells where it says so, and nothing starts them', () => {
  const columns: Column<string>[] = [
    { key: 'name', header: 'Name', cell: (name) => name },
    { key: 'actions', header: 'Actions', align: 'end', cell: () => 'Delete' },
  ];
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <DataTable caption="People" columns={columns} rows={['Ann']} rowKey={String} />,
  );
  const aligned = [...page.querySelectorAll('td')].map(({ className }) =>
    className.match(/tabled:text-(?:start|end)/g),
  );
  expect(aligned).toEqual([['tabled:text-start'], ['tabled:text-end']]);
});

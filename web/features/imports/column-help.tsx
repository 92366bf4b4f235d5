import { type ImportColumn, importColumns, sampleRowIn, writeCsv } from '../../../shared/domain/import-file.ts';
import { conditions } from '../../../shared/domain/listing.ts';
import { colours, materials, styles } from '../../../shared/domain/traits.ts';
import { currencyName } from '../../platform/i18n/amount-examples.ts';
import { categoryName, conditionName } from '../../platform/i18n/shown-names.ts';
import { saveText } from '../../platform/save-file.ts';
import { useShop } from '../../platform/shop.ts';
import { offeredCategories } from '../../platform/shop-categories.ts';
import { Button } from '../../ui/button.tsx';
import { words } from '../../words.ts';

/** Accepted values, in the reader's language; a file may use any supported language. */
const lists: Partial<Record<ImportColumn, () => string[]>> = {
  category: () => offeredCategories().map(({ name }) => categoryName(name)),
  condition: () => conditions.map(conditionName),
  colors: () => colours.map((colour) => words.colour[colour]),
  materials: () => materials.map((material) => words.material[material]),
  style: () => styles.map((style) => words.style[style]),
};

export function ColumnHelp() {
  const names = importColumns.map(({ name }) => name);
  const { country, currency } = useShop();
  const example = sampleRowIn(country, currency);
  const sample = () => writeCsv([names, names.map((name) => example[name])]);
  return (
    <div className="grid gap-6">
      <Button
        kind="secondary"
        className="justify-self-start"
        onClick={() => saveText('settee-sample.csv', 'text/csv', sample())}
      >
        {words.imports.sample}
      </Button>
      <dl className="grid border-line border-t">
        {importColumns.map(({ name, isNeeded }) => (
          <div
            key={name}
            className="grid gap-x-6 gap-y-1 border-line border-b py-3 sm:grid-cols-[11rem_1fr_1fr] sm:items-baseline"
          >
            <dt className="flex flex-wrap items-baseline gap-x-2 font-medium">
              <code>{name}</code>
              {isNeeded ? <span className="text-muted text-sm">{words.imports.needed}</span> : null}
            </dt>
            <dd className="text-muted">
              {name === 'price' ? words.imports.priceIn(currencyName()) : words.imports.columns[name]}
              {lists[name] ? <span className="mt-1 block text-ink text-sm">{lists[name]().join(', ')}</span> : null}
            </dd>
            <dd className="text-muted text-sm">{example[name]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

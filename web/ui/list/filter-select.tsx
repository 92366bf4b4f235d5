import { SelectField } from '../select-field.tsx';

type Props<Value extends string> = {
  label: string;
  /** In the page's address. */
  name: string;
  value: Value | undefined;
  /** Of the choice that shows all rows. */
  allLabel: string;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  onChoose: (value: string) => void;
};

/** Choice that narrows the list below it. */
export function FilterSelect<Value extends string>(props: Props<Value>) {
  const { label, name, value, allLabel, values, nameOf, onChoose } = props;
  return (
    <SelectField
      label={label}
      name={name}
      value={value ?? ''}
      options={[{ value: '', label: allLabel }, ...values.map((one) => ({ value: one, label: nameOf(one) }))]}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

import { useEffect, useId, useRef } from 'react';
import { words } from '../../words.ts';
import { Button } from '../button.tsx';
import { controlStyle } from '../field-frame.tsx';
import { useFocusStays } from '../use-focus-stays.ts';

type Props = { label: string; typed: string; onSearch: (typed: string) => void };

/** Searches an admin list by words, stored in the address for the back button. */
export function ListSearch({ label, typed, onSearch }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const lastSent = useRef(typed);
  const place = useFocusStays<HTMLElement>();
  useEffect(() => {
    // The address update is our own; the person may have typed more since.
    if (field.current && typed !== lastSent.current) field.current.value = typed;
    lastSent.current = typed;
  }, [typed]);
  return (
    <search {...place} className="outline-none max-sm:w-full">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          lastSent.current = field.current?.value.trim() ?? '';
          onSearch(lastSent.current);
        }}
      >
        <div className="grid min-w-0 grow basis-40 gap-1.5 sm:max-w-sm">
          <label htmlFor={id} className="font-medium text-sm">
            {label}
          </label>
          <input
            ref={field}
            id={id}
            type="search"
            name="q"
            defaultValue={typed}
            maxLength={100}
            className={controlStyle}
          />
        </div>
        <Button type="submit" kind="secondary">
          {words.dashboard.search}
        </Button>
        {typed ? (
          <Button kind="quiet" className="max-sm:-ms-5" onClick={() => onSearch('')}>
            {words.dashboard.clear}
          </Button>
        ) : null}
      </form>
    </search>
  );
}

import { useEffect } from 'react';
import { followPresses } from './last-press.ts';
import { useToastList } from './toast-list-store.ts';

/** Place for toasts. It is there from the start, so that screen readers announce the first one. */
export function ToastPlace() {
  const List = useToastList();
  useEffect(followPresses, []);
  return <div aria-live="polite">{List ? <List /> : null}</div>;
}

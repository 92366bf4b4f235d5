import { useEffect } from 'react';
import { trackPresses } from './last-press.ts';
import { useToastList } from './toast-list-store.ts';

/** Place for toasts. It is there from the start, so that screen readers announce the first one. */
export function ToastPlace() {
  const List = useToastList();
  useEffect(trackPresses, []);
  return <div aria-live="polite">{List ? <List /> : null}</div>;
}

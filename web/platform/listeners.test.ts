import { expect, it } from 'vitest';
import { createListeners } from './listeners.ts';

it('calls each listener, and none that was removed, also meanwhile', () => {
  const { notify, subscribe, hasListeners } = createListeners();
  const told: string[] = [];
  const stopFirst = subscribe(() => {
    told.push('first');
    stopFirst();
  });
  const stopSecond = subscribe(() => void told.push('second'));
  notify();
  notify();
  expect(told).toEqual(['first', 'second', 'second']);
  stopSecond();
  expect(hasListeners()).toBe(false);
});

it('watches changes elsewhere only while it has a listener', () => {
  const heard: string[] = [];
  let change = () => {};
  const { subscribe } = createListeners((notify) => {
    heard.push('begun');
    change = notify;
    return () => void heard.push('ended');
  });
  expect(heard).toEqual([]);
  const stops = ['one', 'other'].map((name) => subscribe(() => void heard.push(name)));
  change();
  for (const stop of stops) stop();
  subscribe(() => undefined)();
  expect(heard).toEqual(['begun', 'one', 'other', 'ended', 'begun', 'ended']);
});

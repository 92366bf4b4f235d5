import { type MouseEvent, type PointerEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Fractions of width and height. */
type Place = { x: number; y: number };
type Grip = { x: number; y: number; left: number; top: number };
type View = { scale: number; place: Place; at: Place };

const middle: Place = { x: 0.5, y: 0.5 };
const PRESSED = 2;
const LARGEST = 4;
/** Pixels. */
const CLICK_TOLERANCE = 4;
/** Milliseconds and pixels between taps of a double tap. */
const DOUBLE_TAP = 300;
const DOUBLE_TAP_REACH = 40;
/** Of the frame. */
const KEY_STEP = 0.15;
/** Zoom per press of + or −, and per pixel of a wheel. */
const STEP = 1.5;
const WHEEL = 1.0015;
/** Pixels of a swipe to another photo, or down to close. */
const SWIPE = 60;

const small: View = { scale: 1, place: middle, at: middle };

/**
 * Zooms a picture by press, key, wheel, double tap or pinch; pans by drag, `push` or scroll.
 * @param onSwipe to the next (1) or previous (-1) picture
 * @returns `frame` for the scroller, `handlers` for its button, `push` in steps
 */
export function useZoom(onSwipe: (step: 1 | -1) => void, onPullDown: () => void) {
  const frame = useRef<HTMLDivElement | null>(null);
  const picture = useRef<HTMLButtonElement>(null);
  const grip = useRef<Grip>(undefined);
  const wasDragged = useRef(false);
  const byFinger = useRef(false);
  const tap = useRef<{ time: number; x: number; y: number }>(undefined);
  const touched = useRef<{ x: number; y: number }>(undefined);
  const [view, setView] = useState<View>(small);
  const isLarge = view.scale > 1;

  useLayoutEffect(() => {
    if (!frame.current || !picture.current) return;
    const { clientWidth, clientHeight } = frame.current;
    for (const side of ['width', 'height'] as const) picture.current.style[side] = `${view.scale * 100}%`;
    frame.current.scrollTo(
      (view.place.x * view.scale - view.at.x) * clientWidth,
      (view.place.y * view.scale - view.at.y) * clientHeight,
    );
  }, [view]);

  const attach = useCallback((found: HTMLDivElement | null) => {
    frame.current = found;
    if (!found) return undefined;
    const stop = followFingers(found, setView);
    return () => {
      frame.current = null;
      stop();
    };
  }, []);

  const toggle = (point?: { x: number; y: number }) => {
    if (isLarge || !frame.current) return setView(small);
    const place = point ? placeIn(frame.current, point) : middle;
    setView({ scale: PRESSED, place, at: place });
  };
  const onClick = ({ detail, clientX, clientY, timeStamp }: MouseEvent) => {
    // Keys have no position and never end a drag.
    if (detail > 0 && wasDragged.current) return;
    if (detail === 0) return toggle();
    const point = { x: clientX, y: clientY };
    if (!byFinger.current) return toggle(point);
    const before = tap.current;
    const isSecond =
      before !== undefined &&
      timeStamp - before.time < DOUBLE_TAP &&
      Math.hypot(clientX - before.x, clientY - before.y) < DOUBLE_TAP_REACH;
    tap.current = isSecond ? undefined : { time: timeStamp, ...point };
    if (isSecond) toggle(point);
  };
  const onPointerDown = (event: PointerEvent) => {
    const { pointerType, pointerId, isPrimary, button, clientX, clientY, currentTarget } = event;
    wasDragged.current = false;
    byFinger.current = pointerType === 'touch';
    // A second finger makes it a pinch, which is no swipe.
    touched.current = byFinger.current && isPrimary && !isLarge ? { x: clientX, y: clientY } : undefined;
    if (!isLarge || !frame.current || pointerType !== 'mouse' || button !== 0) return;
    grip.current = { x: clientX, y: clientY, left: frame.current.scrollLeft, top: frame.current.scrollTop };
    currentTarget.setPointerCapture(pointerId);
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (!grip.current) return;
    const { x, y, left, top } = grip.current;
    wasDragged.current ||= Math.hypot(clientX - x, clientY - y) > CLICK_TOLERANCE;
    if (wasDragged.current) frame.current?.scrollTo(left + x - clientX, top + y - clientY);
  };
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const right = clientX - (touched.current?.x ?? clientX);
    const down = clientY - (touched.current?.y ?? clientY);
    touched.current = undefined;
    if (down > SWIPE && down > 2 * Math.abs(right)) return onPullDown();
    if (Math.abs(right) < SWIPE || Math.abs(right) < 2 * Math.abs(down)) return;
    wasDragged.current = true;
    onSwipe(right < 0 ? 1 : -1);
  };
  const onLostPointerCapture = () => {
    grip.current = undefined;
  };

  return {
    frame: attach,
    picture,
    isLarge,
    shrink: () => setView(small),
    step: (way: 1 | -1) => {
      if (!frame.current) return;
      const { scale, place } = seenAt(frame.current, middle);
      setView(around(place, middle, scale * STEP ** way));
    },
    push: (right: number, down: number) => {
      const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
      frame.current?.scrollBy(right * KEY_STEP * clientWidth, down * KEY_STEP * clientHeight);
    },
    handlers: { onClick, onPointerDown, onPointerMove, onPointerUp, onLostPointerCapture },
  };
}

/** Moves a place of the picture to one of the frame. */
const around = (place: Place, at: Place, scale: number): View =>
  scale <= 1 ? small : { scale: Math.min(LARGEST, scale), place, at };

function placeIn(frame: HTMLElement, { x, y }: { x: number; y: number }): Place {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: (x - left) / width, y: (y - top) / height };
}

/** The point of the picture at a place of the frame. */
function seenAt({ scrollWidth, scrollLeft, scrollTop, clientWidth, clientHeight }: HTMLElement, at: Place) {
  const scale = scrollWidth / clientWidth;
  return {
    scale,
    place: { x: (at.x + scrollLeft / clientWidth) / scale, y: (at.y + scrollTop / clientHeight) / scale },
  };
}

/**
 * Handles pinch and wheel. Non-passive, to prevent the browser's page zoom.
 * @returns a cleanup
 */
function followFingers(frame: HTMLElement, show: (view: View) => void): () => void {
  let begun: { apart: number; scale: number; place: Place } | undefined;
  const apartIn = ([one, other]: TouchList) =>
    one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  const between = ([one, other]: TouchList) =>
    placeIn(frame, {
      x: ((one?.clientX ?? 0) + (other?.clientX ?? 0)) / 2,
      y: ((one?.clientY ?? 0) + (other?.clientY ?? 0)) / 2,
    });
  const onStart = ({ touches }: TouchEvent) => {
    if (touches.length !== 2) return;
    begun = { apart: apartIn(touches), ...seenAt(frame, between(touches)) };
  };
  const onMove = (event: TouchEvent) => {
    if (!begun || event.touches.length !== 2) return;
    event.preventDefault();
    const { apart, scale, place } = begun;
    const wanted = Math.min(LARGEST, Math.max(1, (scale * apartIn(event.touches)) / apart));
    const at = between(event.touches);
    show({ scale: wanted, place, at });
  };
  const onEnd = () => {
    begun = undefined;
  };
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const at = placeIn(frame, { x: event.clientX, y: event.clientY });
    const { scale, place } = seenAt(frame, at);
    show(around(place, at, scale * WHEEL ** -event.deltaY));
  };
  const listeners = { touchstart: onStart, touchmove: onMove, touchend: onEnd, touchcancel: onEnd, wheel: onWheel };
  for (const [name, listener] of Object.entries(listeners))
    frame.addEventListener(name, listener as EventListener, { passive: false });
  return () => {
    for (const [name, listener] of Object.entries(listeners))
      frame.removeEventListener(name, listener as EventListener);
  };
}

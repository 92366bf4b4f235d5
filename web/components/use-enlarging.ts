import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';

/** A place on the picture, as shares of its width and height. */
type Place = { x: number; y: number };
type Grip = { x: number; y: number; left: number; top: number };

const middle: Place = { x: 0.5, y: 0.5 };
/** Pixels that a hand moves while it only clicks. */
const TREMBLE = 4;
/** The share of the frame by which an arrow key pushes the picture. */
const KEY_STEP = 0.15;

/**
 * A picture that a press enlarges around where it was pressed, or around its middle when a key did it, and that the next
 * press makes small again. Meanwhile it is pushed about: with a pressed mouse, by `push`, and by a finger as the browser does.
 * @returns `frame` for what scrolls, `handlers` for the button in it that is pressed, `push` in steps to the right and down
 */
export function useEnlarging() {
  const frame = useRef<HTMLDivElement>(null);
  const grip = useRef<Grip>(undefined);
  const wasDragged = useRef(false);
  const [place, setPlace] = useState<Place>();

  useLayoutEffect(() => {
    if (!frame.current || !place) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = frame.current;
    frame.current.scrollTo(place.x * (scrollWidth - clientWidth), place.y * (scrollHeight - clientHeight));
  }, [place]);

  const onClick = ({ detail, clientX, clientY, currentTarget }: MouseEvent) => {
    // A key presses without a place, and never at the end of a drag.
    if (detail > 0 && wasDragged.current) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const pressed = detail > 0 ? { x: (clientX - left) / width, y: (clientY - top) / height } : middle;
    setPlace(place ? undefined : pressed);
  };
  const onPointerDown = ({ pointerType, pointerId, button, clientX, clientY, currentTarget }: PointerEvent) => {
    wasDragged.current = false;
    if (!place || !frame.current || pointerType !== 'mouse' || button !== 0) return;
    grip.current = { x: clientX, y: clientY, left: frame.current.scrollLeft, top: frame.current.scrollTop };
    currentTarget.setPointerCapture(pointerId);
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (!grip.current) return;
    const { x, y, left, top } = grip.current;
    wasDragged.current ||= Math.hypot(clientX - x, clientY - y) > TREMBLE;
    if (wasDragged.current) frame.current?.scrollTo(left + x - clientX, top + y - clientY);
  };
  const onLostPointerCapture = () => {
    grip.current = undefined;
  };

  return {
    frame,
    isLarge: place !== undefined,
    shrink: () => setPlace(undefined),
    push: (right: number, down: number) => {
      const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
      frame.current?.scrollBy(right * KEY_STEP * clientWidth, down * KEY_STEP * clientHeight);
    },
    handlers: { onClick, onPointerDown, onPointerMove, onLostPointerCapture },
  };
}

import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useBackCloses } from './use-back-closes.ts';

type Disclosure = {
  isOpen: boolean;
  close: () => void;
  /** For a `details` element. */
  props: {
    ref: RefObject<HTMLDetailsElement | null>;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
    onToggle: () => void;
  };
};

/** Closes a `details` element on a press outside, on blur, and on Escape and Back, which return the focus. */
export function useDisclosure(): Disclosure {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => ref.current?.removeAttribute('open'), []);
  const closeFromWithin = useCallback(() => {
    close();
    ref.current?.querySelector('summary')?.focus();
  }, [close]);
  useBackCloses(isOpen, closeFromWithin);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [close]);
  return {
    isOpen,
    close,
    props: {
      ref,
      onKeyDown(event) {
        if (event.key === 'Escape' && ref.current?.open) closeFromWithin();
      },
      onToggle: () => setOpen(ref.current?.open ?? false),
      onBlur(event) {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      },
    },
  };
}

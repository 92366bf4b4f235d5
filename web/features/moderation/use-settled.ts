import { useEffect, useState } from 'react';

/** A value that changes while somebody types, once it has stayed the same for a while (debounce). */
export function useSettled<Value>(value: Value, milliseconds = 400): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

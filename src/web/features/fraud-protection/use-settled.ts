import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a while, so that not every key pressed is a question. */
export function useSettled<Value>(value: Value, waitMs: number): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  const settledText = JSON.stringify(settled);
  useEffect(() => {
    if (text === settledText) return;
    const timer = setTimeout(() => setSettled(JSON.parse(text)), waitMs);
    return () => clearTimeout(timer);
  }, [text, settledText, waitMs]);
  return settled;
}

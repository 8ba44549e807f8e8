/**
 * Reads a text only when it is another than the last one. What is asked for with every request, and changes once a month, need
 * not be understood anew each time. Everybody gets the same value, so nobody may change it.
 */
export function readOnce<Value>(read: (text: string) => Value): (text: string) => Value {
  let last: { text: string; value: Value } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, value: read(text) };
    return last.value;
  };
}

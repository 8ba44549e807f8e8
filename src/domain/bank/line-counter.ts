/**
 * Says on which line a place of the text is, counted from 1. Places are asked for in order: each line's end is looked for once,
 * also in a text of one endless line.
 */
export function lineCounter(text: string): (at: number) => number {
  let line = 1;
  let end = text.indexOf('\n');
  return (at) => {
    for (; end !== -1 && end < at; end = text.indexOf('\n', end + 1)) line += 1;
    return line;
  };
}

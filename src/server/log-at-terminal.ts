/** What is written where nobody asks for more or less. */
export const USUAL_LEVEL = 'warn';

export type LogStream = { isTTY?: boolean; write(line: string): unknown };

const ERROR = 50;
/** Said of every line alike, and no news to the person who sits there. */
const OF_EVERY_LINE: ReadonlySet<string> = new Set([
  'level',
  'time',
  'pid',
  'hostname',
  'release',
  'roles',
  'msg',
]);

/**
 * Between the sentences of a start a person reads what is worth knowing as a sentence too. An error stays whole: whoever
 * looks for its cause needs all of it.
 */
export const sentencesOn = (stream: LogStream): LogStream => ({
  write: (line) => stream.write(sentenceOf(line) ?? line),
});

function sentenceOf(line: string): string | undefined {
  const { level, msg, ...said }: Record<string, unknown> = JSON.parse(line);
  if (typeof level !== 'number' || level >= ERROR || typeof msg !== 'string') return undefined;
  const details = Object.entries(said).flatMap(([name, value]) =>
    OF_EVERY_LINE.has(name) ? [] : [`${name} ${detailOf(value)}`],
  );
  const sentence = msg.charAt(0).toUpperCase() + msg.slice(1).replace(/\.$/, '');
  return `  ${sentence}${details.length > 0 ? ` (${details.join(', ')})` : ''}.\n`;
}

/** Of an error what it says; of anything else all of it. */
function detailOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const message =
    typeof value === 'object' && value !== null && 'message' in value ? value.message : undefined;
  return typeof message === 'string' ? message : JSON.stringify(value);
}

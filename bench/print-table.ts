export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
export const times = (value: number): string => `${value.toFixed(2)} ×`;
export const count = (value: number): string => value.toLocaleString('en');

/** Columns as wide as their widest cell; the first stands left, figures stand right. */
export function printTable(
  title: string,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const lines = [header, ...rows];
  const widths = header.map((_, place) => Math.max(...lines.map((line) => line[place]?.length ?? 0)));
  const written = (line: readonly string[]) =>
    line
      .map((cell, place) => (place === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[place] ?? 0)))
      .join('  ');
  console.log(`\n${title}\n${written(header)}\n${widths.map((width) => '-'.repeat(width)).join('  ')}`);
  for (const row of rows) console.log(written(row));
}

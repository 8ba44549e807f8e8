const LEFT = 72;
const TOP = 760;
const LEADING = 18;

/** Marks that the typeface writes in a simpler way. */
const SIMPLER: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u2013': '-',
  '\u2014': '-',
  '\u2026': '...',
  '\u202f': ' ',
};
const simpler = (line: string): string =>
  line.replaceAll(/[\u2013-\u202f]/g, (mark) => SIMPLER[mark] ?? mark);

/** Whether a line can be written at all: with the letters of Western Europe. */
export const isPlain = (line: string): boolean => /^[\x20-\x7e\xa0-\xff]*$/.test(simpler(line));

/** Letters that mean something to PDF itself are written after a backslash. */
const escaped = (line: string): string => simpler(line).replaceAll(/[\\()]/g, (mark) => `\\${mark}`);

/** One page of plain lines in a typeface that every reader has. Nobody's name belongs on it: it has a byte for each letter. */
export function writePlainPdf(lines: readonly string[]): Uint8Array {
  const shown = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  const page = `BT /F1 12 Tf ${LEADING} TL ${LEFT} ${TOP} Td\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  text += `startxref\n${text.indexOf('xref\n0')}\n%%EOF\n`;
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

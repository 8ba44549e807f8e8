const LEFT = 72;
const TOP = 760;
const LEADING = 18;

/** Letters that mean something to PDF itself are written after a backslash. */
const escaped = (line: string): string => line.replaceAll(/[\\()]/g, (mark) => `\\${mark}`);

/** One page of plain lines in a typeface that every reader has. Only ASCII: nobody's name belongs on it. */
export function writePlainPdf(lines: readonly string[]): Uint8Array {
  const shown = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  const page = `BT /F1 12 Tf ${LEADING} TL ${LEFT} ${TOP} Td\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
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
  return new TextEncoder().encode(text);
}

import { decimalsOf, type Money } from '#domain/shared/money.ts';
import type { ProviderAccount } from '../provider-account.ts';
import type { ProviderDocument } from '../provider-objects.ts';

/** 540 cents read 5.40 USD: digits and a point, as an invoice for any country may have them. */
function plainAmount({ amount, currency }: Money): string {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals > 0 ? `.${digits.slice(-decimals)}` : '';
  return `${amount < 0 ? '-' : ''}${whole}${fraction} ${currency.toUpperCase()}`;
}

/** The tax invoice of a month, as the one-page PDF a merchant files. */
export const invoicePdf = (
  { document_id, date, period_from, period_to, fees }: ProviderDocument,
  { email, country, account_id }: ProviderAccount,
): Uint8Array =>
  onePage([
    'Tax invoice (simulated)',
    '',
    `Number: ${document_id}`,
    `Date: ${date}`,
    `Period: ${period_from} to ${period_to}`,
    `Account: ${account_id}, ${email}, ${country}`,
    '',
    ...(fees.length > 0 ? fees.map((sum) => `Fees: ${plainAmount(sum)}`) : ['No fees in this period.']),
  ]);

const LINE_HEIGHT = 16;

/** Lines of plain Latin text on one A4 page. Anything else would need a font of its own, and shows as a question mark. */
function onePage(lines: readonly string[]): Uint8Array {
  const shown = lines.map((line) => line.replaceAll(/[^\x20-\x7e]/g, '?').replaceAll(/[\\()]/g, '\\$&'));
  const text = `BT /F1 11 Tf 56 780 Td ${LINE_HEIGHT} TL ${shown.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  // All of it is ASCII, so characters and bytes count alike.
  return new TextEncoder().encode(`${file}xref\n0 ${size}\n0000000000 65535 f \n${entries}${trailer}`);
}

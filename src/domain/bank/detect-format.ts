import type { StatementFormat } from './bank-statement.ts';
import { UnreadableFile } from './statement-problem.ts';

/** How much of a text says what it is. */
const HEAD_LENGTH = 4096;

/** What a file is by what stands in it; its name promises nothing. Whatever is known and no statement is refused by name. */
export function formatOf(text: string): StatementFormat {
  const head = text.slice(0, HEAD_LENGTH);
  if (head.trim() === '') throw new UnreadableFile('empty');
  if (head.includes('\0')) throw new UnreadableFile('kind');
  if (/OFXHEADER\s*[:=]|<\?OFX|<OFX>/i.test(head)) return 'ofx';
  if (/^\s*</.test(head)) return xmlFormat(head);
  if (/^!(?:Type:|Account)/im.test(head)) return 'qif';
  if (/^(?:\{.*\})?:20:/m.test(head)) return swiftFormat(head, text);
  if (/^01,/.test(head) && /^(?:02|03|16),/m.test(head)) throw new UnreadableFile('bai2');
  return 'csv';
}

function xmlFormat(head: string): StatementFormat {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(head)) throw new UnreadableFile('doctype');
  const [, message] = /camt\.(\d{3})\.001\.\d{2}/.exec(head) ?? [];
  if (message === '053') return 'camt';
  if (message === '052') throw new UnreadableFile('camt_052');
  throw new UnreadableFile(message === '054' ? 'camt_054' : 'kind');
}

function swiftFormat(head: string, text: string): StatementFormat {
  if (/^:60[FM]:/m.test(text)) return 'mt940';
  throw new UnreadableFile(/^:(?:34F|13D):/m.test(head) ? 'mt942' : 'cut_off');
}

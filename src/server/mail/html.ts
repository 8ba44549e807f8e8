import { languageCopy } from '#domain/shared/language-copy.ts';
import { directionOf } from '#domain/shared/text-direction.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe to stand inside an element or a quoted attribute of a mail. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (c) => ESCAPES[c] ?? c);

/** A whole, plain HTML mail around paragraphs that are already safe. */
export const htmlMail = (title: string, paragraphs: readonly string[]): string =>
  [
    '<!doctype html>',
    `<html lang="${languageCopy.tag}" dir="${directionOf(languageCopy.tag)}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(title)}</title></head>`,
    '<body style="font-family:sans-serif;font-size:14px;line-height:1.5;color:#1e1e1e">',
    ...paragraphs.map((paragraph) => `<p>${paragraph}</p>`),
    '</body></html>',
    '',
  ].join('\n');

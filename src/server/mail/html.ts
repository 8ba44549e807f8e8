import { escapeMarkup } from '#domain/shared/escape-markup.ts';
import { languageCopy } from '#domain/shared/language-copy.ts';
import { directionOf } from '#domain/shared/text-direction.ts';

/** A whole, plain HTML mail around paragraphs that are already safe. */
export const htmlMail = (title: string, paragraphs: readonly string[]): string =>
  [
    '<!doctype html>',
    `<html lang="${languageCopy.tag}" dir="${directionOf(languageCopy.tag)}"><head><meta charset="utf-8">`,
    `<title>${escapeMarkup(title)}</title></head>`,
    '<body style="font-family:sans-serif;font-size:14px;line-height:1.5;color:#1e1e1e">',
    // Said once more: mail in a browser loses the document around its body.
    `<div lang="${languageCopy.tag}" dir="${directionOf(languageCopy.tag)}">`,
    ...paragraphs.map((paragraph) => `<p>${paragraph}</p>`),
    '</div></body></html>',
    '',
  ].join('\n');

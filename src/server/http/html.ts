import { escapeMarkup } from '#domain/shared/escape-markup.ts';

/** Markup that may be sent as it stands. */
export type Html = Readonly<{ markup: string }>;
type Part = Html | string | number | undefined | false | readonly Html[];

const asMarkup = (part: Part): string => {
  if (part === undefined || part === false) return '';
  if (typeof part === 'object')
    return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
  return escapeMarkup(String(part));
};

/** Every text put into the markup is escaped, for elements and for quoted attributes alike. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: strings.map((text, i) => text + asMarkup(parts[i])).join(''),
});

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
};
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi;
const CODE_POINT_MAX = 0x10ffff;

const signOf = (code: number, written: string): string =>
  code > 31 && code <= CODE_POINT_MAX && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : written;

/** Stores write descriptions and notes as pages; here they are read as one line of text. */
export const plainText = (html: string, most: number): string =>
  html
    .replace(/<[^>]{0,2000}>/g, ' ')
    .replace(ENTITY, (written, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? written;
      return signOf(Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10), written);
    })
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most);

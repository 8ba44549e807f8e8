import { inflateSync } from 'node:zlib';

/** One piece of text of a PDF, and where its baseline begins, from the bottom left of the page. */
export type PdfText = Readonly<{
  page: number;
  x: number;
  y: number;
  text: string;
  /** From left to right: which glyph of its font, and the letters this one is drawn for. */
  glyphs: readonly Readonly<{ id: number; letters: string }>[];
}>;

type Objects = ReadonlyMap<string, string>;

/** The text that a PDF of ours shows, as a reader would find it: by the fonts' own tables, not by what we meant. */
export function readPdf(content: Uint8Array): readonly PdfText[] {
  const objects = objectsOf(Buffer.from(content).toString('latin1'));
  const pages = [...objects.values()].filter((object) => /\/Type \/Page\b(?!s)/.test(object));
  return pages.flatMap((page, index) => {
    const letters = fontsOf(objects, page);
    const body = streamOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '');
    return piecesOf(body, letters).map((piece) => ({ ...piece, page: index + 1 }));
  });
}

/** All of it as lines, pieces at one height joined from left to right; a minus belongs to its figure. */
export function pdfLines(content: Uint8Array): readonly string[] {
  const lines = new Map<string, PdfText[]>();
  for (const piece of readPdf(content)) {
    const key = `${piece.page} ${Math.round(piece.y)}`;
    lines.set(key, [...(lines.get(key) ?? []), piece]);
  }
  return [...lines.values()].map((pieces) =>
    pieces
      .sort((one, other) => one.x - other.x)
      .map(({ text }) => text)
      .join(' | ')
      .replaceAll('− | ', '−'),
  );
}

function objectsOf(file: string): Objects {
  return new Map(
    [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id ?? '', body ?? '']),
  );
}

function streamOf(object: string): string {
  const raw = /stream\n([\s\S]*)\nendstream/.exec(object)?.[1] ?? '';
  return object.includes('/FlateDecode') ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw;
}

type Letters = ReadonlyMap<string, ReadonlyMap<number, string>>;

function fontsOf(objects: Objects, page: string): Letters {
  const resources = objects.get(/\/Resources (\d+) 0 R/.exec(page)?.[1] ?? '') ?? page;
  const fonts = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)];
  return new Map(
    fonts.map(([, name, id]) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id ?? '') ?? '')?.[1] ?? '';
      return [name ?? '', lettersOf(streamOf(objects.get(map) ?? ''))];
    }),
  );
}

/** `<0001> <0003> [<0041> <0042> <0043>]`: glyph 1 is an A, and so on. */
function lettersOf(map: string): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    const codes = [...list.matchAll(/<([\w ]+)>/g)].map(([, code]) => code?.replaceAll(' ', '') ?? '');
    for (const [index, code] of codes.entries())
      letters.set(Number.parseInt(first, 16) + index, Buffer.from(code, 'hex').swap16().toString('utf16le'));
  }
  return letters;
}

function piecesOf(body: string, letters: Letters): readonly Omit<PdfText, 'page'>[] {
  const said =
    /(?:\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)[\s>]*BDC\n(?:(?!BT\n)[\s\S])*?)?BT\n([\s\S]*?)\nET/g;
  return [...body.matchAll(said)].map(([, instead, block = '']) => {
    const [, x = '0', y = '0'] = /1 0 0 1 ([\d.-]+) ([\d.-]+) Tm/.exec(block) ?? [];
    const font = letters.get(/\/(F\d+) /.exec(block)?.[1] ?? '');
    const glyphs = [...block.matchAll(/<([0-9a-f]+)>/g)]
      .flatMap(([, hex]) => (hex ?? '').match(/.{4}/g) ?? [])
      .map((hex) => Number.parseInt(hex, 16))
      .map((id) => ({ id, letters: font?.get(id) ?? '?' }));
    const text = instead === undefined ? glyphs.map((glyph) => glyph.letters).join('') : actualText(instead);
    return { x: Number(x), y: Number(y), text, glyphs };
  });
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** What stands for drawn glyphs, as UTF-16 after its mark. */
const actualText = (written: string): string =>
  Buffer.from(
    written.replaceAll(/\\([\s\S])/g, (_, letter: string) => ESCAPES[letter] ?? letter),
    'latin1',
  )
    .subarray(2)
    .swap16()
    .toString('utf16le');

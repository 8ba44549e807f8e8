import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLines } from './backup-lines.ts';

async function* cut(text: string, sizes: readonly number[]): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

const aRow = fc
  .string({ unit: fc.constantFrom('a', '\\', '.', '\t', 'é', '\\\\.') })
  .filter((row) => row !== '\\.');
const sizes = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 });

describe('readLines', () => {
  test('finds the same lines and rows wherever the stream is cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aRow), fc.array(aRow), sizes, async (one, two, cuts) => {
        const block = (rows: string[]) => `${rows.map((row) => `${row}\n`).join('')}\\.\n`;
        const lines = readLines(
          cut(`first\n${block(one)}between\n${block(two)}last\n`, cuts),
          () => new Error('early'),
        );
        const rows = async () => {
          const pieces: Buffer[] = [];
          for await (const piece of lines.rows()) {
            expect(piece.at(-1)).toBe(10);
            pieces.push(piece);
          }
          return Buffer.concat(pieces).toString();
        };
        expect(await lines.next()).toBe('first');
        expect(`${await rows()}\\.\n`).toBe(block(one));
        expect(await lines.next()).toBe('between');
        expect(`${await rows()}\\.\n`).toBe(block(two));
        expect(await lines.next()).toBe('last');
      }),
    );
  });

  test.each([
    ['within a line', 'fir'],
    ['within the rows', 'first\na\nb'],
    ['within the end mark', 'first\na\n\\.'],
  ])('tells a text that ends %s', async (_, text) => {
    const lines = readLines(cut(text, [4]), () => new Error('too early'));
    const readAll = async () => {
      await lines.next();
      for await (const _piece of lines.rows());
    };
    await expect(readAll()).rejects.toThrow('too early');
  });
});

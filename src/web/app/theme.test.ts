import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'src/web';
const textsOf = (kind: RegExp): readonly string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => kind.test(file))
    .map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'));

const OF_A_THEME = /(?:prefers-color-scheme|(?::root|html)\[data-theme)[^{]*\{([^}]*)\}/g;

/** `light-dark()` takes nothing but colours; so whatever axe knows beyond colours has the same answer in both themes. */
test('a theme chooses between colours, and changes nothing else', () => {
  const said = textsOf(/\.css$/).flatMap((sheet) =>
    [...sheet.matchAll(OF_A_THEME)].map(([, body]) => body?.trim()),
  );
  expect(said).toEqual(['color-scheme: light;', 'color-scheme: dark;']);
});

test('no code of a screen asks which theme the system has', () => {
  expect(textsOf(/(?<!\.test)\.tsx?$/).filter((code) => code.includes('prefers-color-scheme'))).toEqual([]);
});

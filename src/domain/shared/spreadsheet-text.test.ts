import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defuseFormulas, HOLDS_FORMULA } from './spreadsheet-text.ts';

describe('defuseFormulas', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['|calc', "'|calc"],
    ['%0', "'%0"],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠1', "'＠1"],
    [' =1', "' =1"],
    ['\u00a0\u3000=1', "'\u00a0\u3000=1"],
    ['\ufeff=1', "'\ufeff=1"],
    ['"=1', `'"=1`],
    ['\tcmd', "'\tcmd"],
    ['\rcmd', "'\rcmd"],
    [' \ncmd', "' \ncmd"],
    ['Bob;=1+1;', "Bob;'=1+1;"],
    ['Bob; =1+1', "Bob;' =1+1"],
    ['Bob;"=1+1"', `Bob;'"=1+1"`],
    ['Bob,@x', "Bob,'@x"],
    ['Bob\t-1', "Bob\t'-1"],
    ['Bob\n+1', "Bob\n'+1"],
    ['Bob\r\n=1', "Bob\r'\n'=1"],
    ['=a;=b,=c', "'=a;'=b,'=c"],
    ['\t=1', "'\t'=1"],
  ])('%j is written %j', (text, written) => {
    expect(defuseFormulas(text)).toBe(written);
  });

  test.each([
    '',
    ' ',
    'Bob',
    'a=1',
    'ada@example.com',
    'Bob;1+1',
    'Jean-Luc, Ada; Bob',
    'line\nline',
    '100 %',
    "'=1",
    'Bob-;',
    'txn_1',
    'O’Neil\u00a0& Sons',
  ])('%j stays as it is', (text) => {
    expect(defuseFormulas(text)).toBe(text);
  });

  test('takes nothing away, does no more the second time, and does something exactly where a formula is', () => {
    const letters = fc.constantFrom(...'=+-@|%＝;,"\' \t\r\nab1\u00a0');
    fc.assert(
      fc.property(fc.string({ unit: letters }), (text) => {
        const written = defuseFormulas(text);
        expect(written.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
        expect(defuseFormulas(written)).toBe(written);
        expect(written !== text).toBe(new RegExp(HOLDS_FORMULA).test(text));
        for (const separator of [',', ';', '\t', '\n'])
          for (const part of written.split(separator)) expect(part).not.toMatch(/^\s*"*\s*[=+\-@|%＝]/);
      }),
      { numRuns: 2000 },
    );
  });
});

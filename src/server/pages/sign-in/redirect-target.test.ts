import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_TARGET, redirectTarget } from './redirect-target.ts';

describe('redirectTarget', () => {
  test.each([
    '/wp-admin/admin.php?page=wc-admin&path=/payments/transactions&search[0]=a%20b',
    '/wp-admin/user-edit.php?user_id=3',
    '/wp-admin/admin.php?page=wc-admin&back=https://evil.example/',
    '/mail#newest',
    '/product/caf%C3%A9',
    '/',
  ])('keeps %s', (path) => {
    expect(redirectTarget(path)).toBe(path);
  });

  test.each([
    [undefined],
    [null],
    [42],
    [['/wp-admin/']],
    [''],
    ['wp-admin/'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\/evil.example'],
    ['\\\\evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['/\r\nSet-Cookie: a=b'],
    ['/wp-admin/\r\n\r\n<script>'],
    ['/\0/evil.example'],
    ['/..//evil.example'],
    ['/./%2e%2e//evil.example'],
    ['/%2f/evil.example'],
    ['/%2F%2Fevil.example'],
    ['/%5cevil.example'],
    ['/%252f%252fevil.example'],
    ['/a%0d%0aSet-Cookie:%20a=b'],
    ['/%09/evil.example'],
    ['https://evil.example/'],
    ['https:evil.example'],
    ['http:/evil.example'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['@evil.example'],
    [' //evil.example'],
    ['/wp-login.php'],
    ['/wp-login.php?action=logout'],
  ])('refuses %j', (wanted) => {
    expect(redirectTarget(wanted)).toBe(DEFAULT_TARGET);
  });

  test('never leaves our origin, whatever is asked for', () => {
    const hostile = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '@',
        ':',
        '?',
        '#',
        '%2f',
        '%5c',
        '%09',
        '\t',
        '\n',
        'evil.example',
        'http',
      ),
      { maxLength: 12 },
    );
    const ours = 'https://store.example';
    fc.assert(
      fc.property(
        fc.oneof(
          hostile.map((parts) => parts.join('')),
          fc.string(),
          fc.webUrl(),
        ),
        (wanted) => {
          const target = redirectTarget(wanted);
          return new URL(target, ours).origin === ours && /^[\x20-\x7e]+$/.test(target);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

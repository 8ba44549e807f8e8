import nodemailer from 'nodemailer';
import type Mail from 'nodemailer/lib/mailer';
import { describe, expect, test } from 'vitest';
import { camtStatement, chaseStatement, mt940Statement } from '#tests/factories/bank-file.ts';
import { dice } from '#tests/factories/hostile-file.ts';
import { sixStatements } from '#tests/factories/statements/six-statements.ts';
import { isMail, openMail } from './open-mail.ts';

/** As a program of others writes it, which knows the rules. */
async function mailOf(mail: Mail.Options): Promise<Buffer> {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { message } = await writer.sendMail({
    ...{ from: 'bank@example.com', to: 'shop@example.com', subject: 'Kontoauszug März' },
    ...mail,
  });
  return message as Buffer;
}
const written = (...rows: readonly string[]): Buffer => Buffer.from(rows.join('\r\n'));
const HEAD = ['From: bank@example.com', 'MIME-Version: 1.0'];
const attachedTo = (mail: Uint8Array) =>
  openMail(mail).map(({ name, content }) => [name, Buffer.from(content).toString('latin1')]);

test('what is attached comes out to the byte; the letter, pictures and papers are no statements', async () => {
  const statements = [Buffer.from(camtStatement()), mt940Statement(), Buffer.from(chaseStatement())];
  const mail = await mailOf({
    ...{ text: 'Your statement is attached.', html: '<p>Your statement is attached.</p>' },
    attachments: [
      { filename: 'Auszug März.xml', content: statements[0] ?? '' },
      { filename: 'logo.png', content: 'not a picture', cid: 'logo' },
      { filename: 'Auszug.pdf', content: '%PDF-1.7', contentType: 'application/octet-stream' },
      { filename: '../../etc/2026.sta', content: statements[1] ?? '' },
      {
        ...{ filename: 'ein langer Name für den Auszug, der umbrochen wird.csv' },
        ...{ content: statements[2] ?? '', contentTransferEncoding: 'quoted-printable' as const },
      },
    ],
  });
  expect(isMail(mail)).toBe(true);
  const files = openMail(mail);
  expect(files.map(({ name }) => name)).toEqual([
    ...['Auszug März.xml', '2026.sta'],
    'ein langer Name für den Auszug, der umbrochen wird.csv',
  ]);
  // The lines of a text may end otherwise on the other side; nothing else changes.
  const plain = (bytes: Uint8Array | undefined) =>
    Buffer.from(bytes ?? [])
      .toString('latin1')
      .replaceAll('\r\n', '\n');
  expect(files.map(({ content }) => plain(content))).toEqual(statements.map(plain));
});

test('a mail that was forwarded is opened, too', async () => {
  const inner = await mailOf({ text: 'See below', attachments: [{ filename: 'a.csv', content: 'one' }] });
  const outer = await mailOf({
    attachments: [{ filename: 'Fwd.eml', content: inner, contentType: 'message/rfc822' }],
  });
  expect(attachedTo(outer)).toEqual([['a.csv', 'one']]);
});

describe('names', () => {
  test.each([
    ['filename="a.csv"', 'a.csv'],
    ['filename=a.csv', 'a.csv'],
    ['FILENAME="a \\"b\\".csv"', 'a "b".csv'],
    ["filename*=UTF-8''M%C3%A4rz.csv", 'März.csv'],
    ["filename*=iso-8859-1'de'M%E4rz.csv", 'März.csv'],
    ["filename*0*=UTF-8''M%C3%A4; filename*1=rz.csv", 'März.csv'],
    ['filename*1="rz.csv"; filename*0="Ma"', 'Marz.csv'],
    ['filename="=?UTF-8?B?TcOkcnouY3N2?="', 'März.csv'],
    ['filename="=?iso-8859-1?Q?M=E4rz_1.csv?="', 'März 1.csv'],
    ['filename="C:\\\\Users\\\\me\\\\a.csv"', 'a.csv'],
    ['filename="...csv"', 'csv'],
    ['filename=""', 'statement'],
    ['size=3', 'statement'],
  ])('%s is %s', (parameters, name) => {
    const mail = written(...HEAD, `Content-Disposition: attachment; ${parameters}`, '', 'one');
    expect(attachedTo(mail)).toEqual([[name, 'one']]);
  });

  test('a name behind the kind is one; what has none and is not attached is the letter', () => {
    expect(attachedTo(written(...HEAD, 'Content-Type: text/csv; name="a.csv"', '', 'one'))).toEqual([
      ['a.csv', 'one'],
    ]);
    expect(attachedTo(written(...HEAD, 'Content-Type: text/plain', '', 'one'))).toEqual([]);
    expect(attachedTo(written(...HEAD, '', 'one'))).toEqual([]);
  });
});

test('what is no mail is not taken for one', () => {
  for (const { name, content } of sixStatements) expect(isMail(content), name).toBe(false);
  expect(isMail(Buffer.from('From: me\nTo: you\n\nDear bank'))).toBe(false);
  expect(isMail(Buffer.from('Dear bank,\nFrom: me\nMIME-Version: 1.0\n\n'))).toBe(false);
  expect(isMail(Buffer.alloc(0))).toBe(false);
});

test('mails inside of mails without end, and parts without number, come to an end', () => {
  const nested = 'Content-Type: message/rfc822\r\n\r\n'.repeat(10_000);
  expect(
    attachedTo(written(...HEAD, `${nested}Content-Disposition: attachment; filename=a.csv`, '', 'one')),
  ).toEqual([]);
  const part = '--b\r\nContent-Disposition: attachment; filename=a.csv\r\n\r\none\r\n';
  const many = written(...HEAD, 'Content-Type: multipart/mixed; boundary=b', '', `${part.repeat(1000)}--b--`);
  expect(openMail(many)).toHaveLength(399);
});

test('text that stands in the letter under a name is a file, to its last byte', () => {
  const statement = ':20:START\r\n:86:M\xfcller \r\n\r\n-';
  const mail = Buffer.from(
    [
      ...HEAD,
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b\r\nContent-Type: text/plain\r\n\r\nSent from a telephone',
      `--b\r\nContent-Type: text/plain; charset=iso-8859-1; name=a.sta\r\nContent-Disposition: inline; filename=a.sta\r\n\r\n${statement}`,
      '--b--',
    ].join('\r\n'),
    'latin1',
  );
  expect(attachedTo(mail)).toEqual([['a.sta', statement]]);
});

describe('made to do harm', () => {
  const attached = ['Content-Disposition: attachment; filename=a.csv', '', 'one'].join('\r\n');

  test.each([
    ['7 parts inside of each other', 7, [['a.csv', 'one']]],
    ['1,000 parts inside of each other', 1000, []],
  ])('%s', (_, depth, files) => {
    const [open, close] = [
      Array.from(
        { length: depth },
        (_, nth) => `Content-Type: multipart/mixed; boundary=b${nth}\r\n\r\n--b${nth}`,
      ),
      Array.from({ length: depth }, (_, nth) => `--b${depth - 1 - nth}--`),
    ];
    expect(attachedTo(written(...HEAD, ...open, attached, ...close))).toEqual(files);
  });

  test('50 MB of one file come out as they were', () => {
    const content = Buffer.alloc(37_500_000, chaseStatement());
    const lines = content.toString('base64').replaceAll(/.{76}/g, '$&\r\n');
    const mail = written(
      ...[...HEAD, 'Content-Disposition: attachment; filename=a.csv'],
      ...['Content-Transfer-Encoding: base64', '', lines],
    );
    const [file] = openMail(mail);
    expect(Buffer.from(file?.content ?? []).equals(content)).toBe(true);
  });

  test.each([
    ['never ends', 'boundary=b', `--b\r\n${attached}`, [['a.csv', 'one']]],
    ['is not named', 'charset=x', `--b\r\n${attached}\r\n--b--`, []],
    ['is another one', 'boundary=c', `--b\r\n${attached}\r\n--b--`, []],
    ['begins another one', 'boundary=b', `--b\r\n${attached}\r\n--bb\r\n--b--`, [['a.csv', 'one\r\n--bb']]],
    [
      'has signs of a pattern',
      'boundary="(.*)+$"',
      `--(.*)+$\r\n${attached}\r\n--(.*)+$--`,
      [['a.csv', 'one']],
    ],
  ])('a boundary that %s', (_, parameter, body, files) => {
    expect(attachedTo(written(...HEAD, `Content-Type: multipart/mixed; ${parameter}`, '', body))).toEqual(
      files,
    );
  });
});

test('two thousand damaged mails are opened or not, and nothing breaks', async () => {
  const whole = await mailOf({
    text: 'Hello',
    attachments: [{ filename: 'März.csv', content: chaseStatement() }],
  });
  const roll = dice(20_261_118);
  let opened = 0;
  for (let nth = 0; nth < 2000; nth += 1) {
    const damaged = Buffer.from(whole);
    for (let times = roll(8); times >= 0; times -= 1) damaged[roll(damaged.length)] = roll(256);
    opened +=
      openMail(roll(4) === 0 ? damaged.subarray(0, roll(damaged.length)) : damaged).length > 0 ? 1 : 0;
  }
  expect(opened).toBeGreaterThan(200);
  expect(opened).toBeLessThan(2000);
});

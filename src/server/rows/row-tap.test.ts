import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { type Connection, RowTap } from './row-tap.ts';

const message = (kind: string, content: string): Buffer => {
  const body = Buffer.from(content);
  const header = Buffer.alloc(5);
  header.write(kind);
  header.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([header, body]);
};
const BEGUN = [message('1', ''), message('2', '')];
const ROWS = [message('D', 'first row'), message('D', ''), message('D', 'third row, a longer one')];
const ENDED = [message('C', 'SELECT 3\0'), message('Z', 'I')];

/** What reaches a query that takes rows, and what reaches the driver's reader. */
function tapped(takesRows: boolean) {
  const stream = new EventEmitter();
  const rows: string[] = [];
  const passed: Buffer[] = [];
  const connection: Pick<Connection, 'takeRow'> = {};
  const takeRow = (row: Buffer) => void rows.push(row.toString());
  if (takesRows) connection.takeRow = takeRow;
  new RowTap(stream, connection).on('data', (bytes: Buffer) => void passed.push(Buffer.from(bytes)));
  return {
    rows,
    begin: () => {
      connection.takeRow = takeRow;
    },
    send: (bytes: Buffer) => void stream.emit('data', bytes),
    passed: () => Buffer.concat(passed).toString('latin1'),
  };
}

/** All of it in one chunk, in two with the cut at every place, and byte by byte. */
function* cutsOf(bytes: Buffer): Generator<readonly Buffer[]> {
  for (let at = 0; at <= bytes.length; at += 1) yield [bytes.subarray(0, at), bytes.subarray(at)];
  yield Array.from(bytes, (_, at) => bytes.subarray(at, at + 1));
}

test('whoever takes rows gets them, and the driver the rest, wherever chunks end', () => {
  for (const chunks of cutsOf(Buffer.concat([...BEGUN, ...ROWS, ...ENDED]))) {
    const { rows, passed, send } = tapped(true);
    for (const chunk of chunks) send(chunk);
    expect(rows).toEqual(['first row', '', 'third row, a longer one']);
    expect(passed()).toBe(Buffer.concat([...BEGUN, ...ENDED]).toString('latin1'));
  }
});

test('when nobody takes rows, everything reaches the driver', () => {
  const all = Buffer.concat([...BEGUN, ...ROWS, ...ENDED]);
  for (const chunks of cutsOf(all)) {
    const { rows, passed, send } = tapped(false);
    for (const chunk of chunks) send(chunk);
    expect(rows).toEqual([]);
    expect(passed()).toBe(all.toString('latin1'));
  }
});

test('a query that begins inside another message is not misled by what looks like a row', () => {
  const notice = message('N', `D\0\0\0\x05${'D'.repeat(40)}`);
  const answer = Buffer.concat([...ROWS, ...ENDED]);
  for (let at = 0; at <= notice.length; at += 1) {
    const { rows, passed, send, begin } = tapped(false);
    send(notice.subarray(0, at));
    begin();
    send(Buffer.concat([notice.subarray(at), answer]));
    expect(rows).toHaveLength(ROWS.length);
    expect(passed()).toBe(Buffer.concat([notice, ...ENDED]).toString('latin1'));
  }
});

test('what came before a row has been heard when the row is taken', () => {
  const stream = new EventEmitter();
  const heard: string[] = [];
  const connection = { takeRow: (row: Buffer) => void heard.push(row.toString()) };
  new RowTap(stream, connection).on(
    'data',
    (bytes: Buffer) => void heard.push(bytes.toString('latin1', 0, 1)),
  );
  stream.emit('data', Buffer.concat([message('D', 'a'), message('C', 'SELECT 1\0'), message('D', 'b')]));
  expect(heard).toEqual(['a', 'C', 'b']);
});

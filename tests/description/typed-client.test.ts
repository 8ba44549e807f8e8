import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payForOrder } from '../factories/provider-payment.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
let client: string;
beforeAll(async () => {
  server = await startTestServer();
  client = (await server.inject({ method: 'GET', url: '/developers/client.ts' })).text;
});
afterAll(() => server.close());

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  exactOptionalPropertyTypes: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

const RIGHT = `
const { data, total_count } = await store.getDeposits({ pagesize: 5, status_is: 'paid' });
const sum: number = data.reduce((all, { amount }) => all + amount, total_count);
await store.postRefund({ charge_id: 'ch_1', amount: sum }, { idempotencyKey: 'one' });
const [order] = await store.getStoreOrders();
const total: string | undefined = order?.total;
await store.getDisputesByDisputeId({ dispute_id: String(total) });`;

const WRONG = [
  ["await store.postRefund({ charge_id: 'ch_1', amount: 'a lot' });", "2322 Type 'string' is not assignable"],
  ['await store.postRefund({ amount: 100 });', "2345 Argument of type '{ amount: number; }'"],
  ["await store.getDeposits({ status_is: 'lost' });", '2322 Type'],
  ['(await store.getDeposits()).data[0]?.amounts;', "2551 Property 'amounts' does not exist"],
  ['await store.payTwice();', "2339 Property 'payTwice' does not exist"],
] as const;

/** What the compiler says about each of these programs, which all use the client. */
function compile(programs: readonly string[]): string[][] {
  const files = new Map([
    ['/client.ts', client],
    ...programs.map((lines, at): [string, string] => [
      `/use-${at}.ts`,
      `import { openClient } from './client';
const store = openClient({ url: 'https://store.example', key: 'ck_1', secret: 'cs_1' });
${lines}
export {};`,
    ]),
  ]);
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, version, ...more) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile.call(host, name, version, ...more)
      : ts.createSourceFile(name, text, version, true);
  };
  const said = ts.getPreEmitDiagnostics(ts.createProgram([...files.keys()], OPTIONS, host));
  return [...files.keys()].map((name) =>
    said
      .filter(({ file }) => (file?.fileName ?? '/client.ts') === name)
      .map(({ code, messageText }) => `${code} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
}

test('it compiles, with who uses it rightly, and refuses an amount of "a lot"', { timeout: 120_000 }, () => {
  const [ofClient, ofRight, ...ofWrong] = compile([RIGHT, ...WRONG.map(([line]) => line)]);
  expect([ofClient, ofRight]).toEqual([[], []]);
  expect(ofWrong).toEqual(WRONG.map(([, said]) => [expect.stringContaining(said)]));
});

test('and it makes calls', async () => {
  const { charge } = await payForOrder(server);
  const { authorization } = await server.withApiKey('read_write');
  const [key = '', secret = ''] = Buffer.from(authorization.slice(6), 'base64').toString().split(':');
  const { outputText } = ts.transpileModule(client, { compilerOptions: OPTIONS });
  const { openClient, Refused } = await import(
    `data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`
  );
  const url = await server.app.listen();
  const store = openClient({ url, key, secret });
  const once = { idempotencyKey: 'from the client' };
  const refund = await store.postRefund({ charge_id: charge.id, amount: 100 }, once);
  expect(await store.postRefund({ charge_id: charge.id, amount: 100 }, once)).toEqual(refund);
  const { data } = await store.getTransactions({ type_is_in: ['refund'], pagesize: 5 });
  expect(Array.isArray(data)).toBe(true);
  await expect(store.getChargesByChargeId({ charge_id: 'ch_none' })).rejects.toBeInstanceOf(Refused);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Call, samplesByName } from '#tests/stripe/contract-server.ts';
import { parseForm } from '#tests/stripe/request-parameters.ts';
import { scriptedAccount } from '#tests/stripe/scripted-account.ts';

/**
 * A process that answers as an account with so many movements would, and looks at nothing it is asked: what it costs is no
 * part of what is measured. `scripted-account.ts` is held to Stripe's contract by `stripe-backfill.test.ts`.
 */
const handlers = scriptedAccount(Number(process.argv[2]));
const empty = { object: 'list', url: '/v1/list', data: [], has_more: false };
samplesByName();

const server = createServer(async (request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://stripe');
  const [, , kind = '', id = ''] = pathname.split('/');
  const variable = Object.keys(handlers).find((one) => one.startsWith(`GET /v1/${kind}/{`));
  const endpoint = id === '' ? `GET /v1/${kind}` : (variable ?? '');
  const call: Call = {
    ...{ endpoint, path: pathname, params: parseForm(search.slice(1)), body: Buffer.alloc(0) },
    headers: request.headers,
  };
  const answer = (await handlers[endpoint]?.({ ...call, id, sample: () => ({}) })) ?? empty;
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});
server.listen(0, '127.0.0.1', () =>
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
process.once('disconnect', () => process.exit());

import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signedText } from '#domain/woocommerce/signed-text.ts';
import { type Body, type Goods, openGoods, type Reply } from './contract-goods.ts';

export const STORE_KEY = 'ck_contract';
export const STORE_SECRET = 'cs_contract';

/** What goes wrong with a call: it is answered in another way; or it is done, and then broken off or answered with a web page. */
export type Fault = (
  request: Readonly<{ method: string; path: string; query: URLSearchParams }>,
  answer: ServerResponse,
) => boolean | 'after' | 'as a page';

export type ContractStore = Goods &
  Readonly<{
    url: string;
    /** Until it is taken away again. */
    setFault: (fault: Fault | undefined) => void;
    /** Every call that was let in, as `GET orders`. */
    asked: () => readonly string[];
    close: () => Promise<void>;
  }>;

/**
 * A store as the facts of WooCommerce's interface describe it, and nothing more: what they do not know is refused, so that a
 * client cannot lean on it. Calls are signed by OAuth, each nonce counts once, and lists give at most a hundred.
 */
export async function startContractStore(port = 0): Promise<ContractStore> {
  let fault: Fault | undefined;
  const nonces = new Set<string>();
  const asked: string[] = [];
  const goods = openGoods();
  const server = createServer((request, answer) => {
    void handle(request, answer).catch((error: unknown) =>
      send(answer, { status: 500, body: String(error) }),
    );
  });
  const handle = async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const at = new URL(request.url ?? '/', url);
    const method = request.method ?? 'GET';
    const path = at.pathname.replace(/^\/wp-json\/(?:wc\/v3\/)?/, '');
    const text = await bodyOf(request);
    const gone = fault?.({ method, path, query: at.searchParams }, answer);
    if (gone === true) return;
    const reply = replyTo(at, method, path, text);
    if (gone === 'after') {
      answer.destroy();
      return;
    }
    if (gone === 'as a page') {
      answer.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
      return;
    }
    send(answer, reply);
  };
  const replyTo = (at: URL, method: string, path: string, text: string): Reply => {
    if (at.pathname === '/wp-json/')
      return { status: 200, body: { name: 'Contract store', namespaces: ['wc/v3'], timezone_string: '' } };
    const refused = refuse(at, method, nonces);
    if (refused)
      return { status: 401, body: { code: refused[0], message: refused[1], data: { status: 401 } } };
    asked.push(`${method} ${path}`);
    const query = new Map([...at.searchParams].filter(([name]) => !name.startsWith('oauth_')));
    return goods.answer(method, path, query, text === '' ? {} : (JSON.parse(text) as Body));
  };
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...goods,
    url,
    setFault: (next) => {
      fault = next;
    },
    asked: () => asked,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function refuse(at: URL, method: string, nonces: Set<string>): readonly [string, string] | undefined {
  const pairs = [...at.searchParams];
  const of = (name: string) => at.searchParams.get(name) ?? '';
  const wrong = (message: string) => ['woocommerce_rest_authentication_error', message] as const;
  if (of('oauth_consumer_key') === '')
    return ['woocommerce_rest_cannot_view', 'Sorry, you cannot list resources.'];
  if (of('oauth_consumer_key') !== STORE_KEY) return wrong('Consumer key is invalid.');
  const text = signedText(method, `${at.origin}${at.pathname}`, pairs);
  const expected = createHmac('sha256', `${STORE_SECRET}&`).update(text).digest('base64');
  if (of('oauth_signature') !== expected)
    return wrong('Invalid signature - provided signature does not match.');
  if (Math.abs(Date.now() / 1000 - Number(of('oauth_timestamp'))) > 900) return wrong('Invalid timestamp.');
  if (nonces.has(of('oauth_nonce'))) return wrong('Invalid nonce - nonce has already been used.');
  nonces.add(of('oauth_nonce'));
  return undefined;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}

function send(answer: ServerResponse, { status, body, total }: Reply): void {
  answer.writeHead(status, {
    'content-type': 'application/json; charset=UTF-8',
    ...(total !== undefined && {
      'x-wp-total': String(total),
      'x-wp-totalpages': String(Math.ceil(total / 100)),
    }),
  });
  answer.end(JSON.stringify(body));
}

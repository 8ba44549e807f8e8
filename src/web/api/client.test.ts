import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/kit/endpoint.ts';
import { AppError } from '#contract/kit/errors.ts';
import { PATIENT } from '#tests/patience.ts';
import { call, downloadAddress } from './client.ts';
import {
  comeBackToSession,
  giveUpSession,
  hasLeftSession,
  resumeSession,
  sessionState,
  startSession,
} from './session.ts';

const capability = 'see_payments';
const readThing = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/things/:id',
  summary: 'One thing',
  capability,
  input: z.object({
    id: z.string(),
    days: z.optional(z.array(z.string())),
    about: z.optional(z.object({ company: z.string() })),
  }),
  reply: z.object({ name: z.string() }),
  errors: [],
});
const changeThing = endpoint({ ...readThing, method: 'POST' });
const signIn = endpoint({ ...readThing, method: 'POST', path: '/wc-admin/session', capability: 'public' });
const fileOfThing = endpoint({ ...readThing, stream: true });

type Answer = Response | Error | DOMException;
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const failed = (status: number, code: string, data: object = {}) =>
  json(status, { code, message: 'Words of the server', data: { status, ...data } });
const signedOut = () => failed(401, 'rest_forbidden', { signed_in: false });
const oldNonce = () => failed(403, 'rest_cookie_invalid_nonce');
const thing = () => json(200, { name: 'A thing', more: 'not in the contract' });

/** The network, and nothing else, is played: each request gets the next answer. */
let requests: Request[] = [];
function network(...answers: (() => Answer)[]) {
  requests = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    init?.signal?.throwIfAborted();
    requests.push(new Request(new URL(address, 'http://shop.example'), { ...init, signal: null }));
    const answer = answers[requests.length - 1]?.() ?? new Error('one request too many');
    if (!(answer instanceof Response)) throw answer;
    return answer;
  });
}
const nonces = () => requests.map((request) => request.headers.get('X-WP-Nonce'));

beforeEach(() => startSession('first'));
afterEach(() => vi.unstubAllGlobals());

test('a read puts its parameters into the path and the query, and keeps only what the contract names', async () => {
  network(thing);
  const reply = await call(readThing, { id: 'a/b', days: ['1', '2'], about: { company: 'x&y' } });
  expect(reply).toEqual({ name: 'A thing' });
  expect(requests[0]?.url).toBe(
    'http://shop.example/wp-json/wc/v3/payments/things/a%2Fb?days[0]=1&days[1]=2&about[company]=x%26y',
  );
  expect(nonces()).toEqual(['first']);
});

test('a change sends JSON and its idempotency key', async () => {
  network(thing);
  await call(changeThing, { id: '1', days: ['1'] }, { idempotencyKey: 'once' });
  expect(requests[0]?.method).toBe('POST');
  expect(requests[0]?.headers.get('Idempotency-Key')).toBe('once');
  expect(await requests[0]?.json()).toEqual({ days: ['1'] });
});

test.each([
  [
    'a catalogued failure',
    () => failed(400, 'rest_invalid_param', { params: { days: 'Too many' } }),
    'rest_invalid_param',
  ],
  ['a code we do not know yet', () => failed(418, 'teapot'), 'teapot'],
  ['a body that is no failure of ours', () => json(418, { error: 'teapot' }), 'reply_not_understood'],
  ['a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'wcpay_unavailable'],
  ['an answer of another shape', () => json(200, { title: 'A thing' }), 'reply_not_understood'],
  ['no answer at all', () => new TypeError('Failed to fetch'), 'network_unreachable'],
  ['an answer too late', () => new DOMException('late', 'TimeoutError'), 'network_timeout'],
])('%s', async (_, answer, code) => {
  network(answer);
  const error = await call(readThing, { id: '1' }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code });
});

test.each([400, 500, 503])('a failure of %i that has only a message says it', async (status) => {
  network(() => json(status, { message: 'The line to the bank is down.' }));
  await expect(call(readThing, { id: '1' })).rejects.toMatchObject({
    status,
    message: 'The line to the bank is down.',
    details: {},
  });
});

test('the details of a failure arrive', async () => {
  network(() => failed(400, 'rest_invalid_param', { params: { days: 'Too many' } }));
  await expect(call(readThing, { id: '1' })).rejects.toMatchObject({
    status: 400,
    details: { params: { days: 'Too many' } },
  });
});

test('a nonce that ran out is renewed in silence, once for calls that fail together', async () => {
  network(oldNonce, oldNonce, () => new Response('second'), thing, thing);
  const replies = await Promise.all([call(readThing, { id: '1' }), call(readThing, { id: '2' })]);
  expect(replies).toEqual([{ name: 'A thing' }, { name: 'A thing' }]);
  expect(requests[2]?.url).toContain('action=rest-nonce');
  expect(nonces()).toEqual(['first', 'first', null, 'second', 'second']);
  expect(sessionState()).toBe('active');
});

test('a nonce of somebody else is not taken: this page waits for its own person', async () => {
  startSession('first', 1);
  network(oldNonce, () => new Response('second', { headers: { 'x-signed-in-user': '2' } }), thing);
  const reply = call(readThing, { id: '1' });
  await vi.waitFor(() => expect(sessionState()).toBe('expired'), PATIENT);
  resumeSession('third');
  await reply;
  expect(nonces()).toEqual(['first', null, 'third']);
});

test('a nonce refused twice is a failure, not a loop', async () => {
  network(oldNonce, () => new Response('second'), oldNonce);
  await expect(call(readThing, { id: '1' })).rejects.toMatchObject({ code: 'rest_cookie_invalid_nonce' });
});

test('when the session is over, calls wait for the person and then go on', async () => {
  network(signedOut, signedOut, thing, thing);
  const replies = Promise.all([call(changeThing, { id: '1' }), call(readThing, { id: '2' })]);
  await vi.waitFor(() => expect(sessionState()).toBe('expired'), PATIENT);
  await vi.waitFor(() => expect(requests).toHaveLength(2), PATIENT);
  resumeSession('second');
  expect(await replies).toHaveLength(2);
  expect(nonces()).toEqual(['first', 'first', 'second', 'second']);
  expect(sessionState()).toBe('active');
});

test('no fresh nonce because nobody is signed in also asks the person', async () => {
  network(oldNonce, () => new Response('0', { status: 403 }), thing);
  const reply = call(readThing, { id: '1' });
  await vi.waitFor(() => expect(sessionState()).toBe('expired'), PATIENT);
  resumeSession('second');
  expect(await reply).toEqual({ name: 'A thing' });
});

test('closing the dialog fails the calls that waited, and those the page makes by itself', async () => {
  network(signedOut, signedOut, signedOut, thing);
  const reply = call(readThing, { id: '1' });
  await vi.waitFor(() => expect(sessionState()).toBe('expired'), PATIENT);
  giveUpSession();
  await expect(reply).rejects.toMatchObject({ code: 'rest_forbidden' });
  await expect(call(readThing, { id: '2' })).rejects.toMatchObject({ code: 'rest_forbidden' });
  expect(sessionState()).toBe('active');

  comeBackToSession();
  const wanted = call(readThing, { id: '3' });
  await vi.waitFor(() => expect(sessionState()).toBe('expired'), PATIENT);
  resumeSession('second');
  expect(await wanted).toEqual({ name: 'A thing' });
});

test('after a sign-in in another tab a closed dialog is forgotten', async () => {
  giveUpSession();
  network(oldNonce, () => new Response('second'), thing);
  expect(await call(readThing, { id: '1' })).toEqual({ name: 'A thing' });
  expect(hasLeftSession()).toBe(false);
});

test('a refusal that comes after somebody signed in again asks nobody a second time', async () => {
  let refuse: (late: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (refuse = resolve)));
  const reply = call(readThing, { id: '1' });
  resumeSession('second');
  network(thing);
  refuse(signedOut());
  expect(await reply).toEqual({ name: 'A thing' });
  expect(nonces()).toEqual(['second']);
});

test('a call nobody wants any more stops waiting, and a refused right asks nobody', async () => {
  network(signedOut, () => failed(403, 'rest_forbidden', { signed_in: true }));
  const gone = new AbortController();
  const reply = call(readThing, { id: '1' }, { signal: gone.signal });
  await vi.waitFor(() => expect(sessionState()).toBe('expired'), PATIENT);
  gone.abort();
  await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
  resumeSession('first');

  await expect(call(readThing, { id: '1' })).rejects.toMatchObject({ status: 403 });
  expect(sessionState()).toBe('active');
});

test('signing in itself never waits for signing in', async () => {
  network(signedOut);
  await expect(call(signIn, { id: '1' })).rejects.toMatchObject({ status: 401 });
});

test('a download carries the nonce in its address', () => {
  expect(downloadAddress(fileOfThing, { id: '1', days: ['2'] })).toBe(
    '/wp-json/wc/v3/payments/things/1?days[0]=2&_wpnonce=first',
  );
});

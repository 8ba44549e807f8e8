import http from 'node:http';
import https from 'node:https';
import { inSource } from '#domain/shared/spoken.ts';
import { AddressRefused, isPrivateInDigits, judgedLookup, type Resolve } from '../judged-lookup.ts';
import { deliveryCopy as copy } from './delivery-copy.ts';
import { storedProblem } from './delivery-problem.ts';

/** Whoever takes longer, or says more, is not listened to. */
export const ANSWER_WITHIN_MS = 10_000;
const ANSWER_BYTES_MAX = 64 * 1024;
const KEPT_CHARACTERS = 2000;

export type Posted = Readonly<{
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  allowsPrivate: boolean;
  signal?: AbortSignal | undefined;
  resolve?: Resolve | undefined;
  withinMs?: number | undefined;
}>;
export type Outcome = Readonly<{ status: number; answer: string } | { error: string }>;

export const PRIVATE = storedProblem('privateNetwork');

/**
 * One POST to an address that somebody else chose. The names are looked up once, and every address found is judged.
 * Redirects are not followed. Answers what was said, or why nothing was.
 */
export function postSafely(posted: Posted): Promise<Outcome> {
  const { url, headers, body, allowsPrivate, resolve, withinMs = ANSWER_WITHIN_MS } = posted;
  const to = new URL(url);
  if (to.protocol !== 'http:' && to.protocol !== 'https:')
    return Promise.resolve({ error: storedProblem('otherProtocol') });
  if (!allowsPrivate && isPrivateInDigits(to)) return Promise.resolve({ error: PRIVATE });
  const ended = AbortSignal.timeout(withinMs);
  const signal = posted.signal ? AbortSignal.any([posted.signal, ended]) : ended;
  return new Promise((done) => {
    const request = (to.protocol === 'https:' ? https : http).request(
      to,
      {
        method: 'POST',
        agent: false,
        signal,
        lookup: judgedLookup(allowsPrivate, resolve),
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' },
      },
      (response) => {
        readAnswer(response).then(
          (answer) => done({ status: response.statusCode ?? 0, answer }),
          (error: unknown) => done({ error: wordsOf(error, ended.aborted) }),
        );
      },
    );
    request.on('error', (error) => done({ error: wordsOf(error, ended.aborted) }));
    request.end(body);
  });
}

async function readAnswer(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    chunks.push(chunk);
    // The status is all that counts, so the rest is not waited for.
    if (bytes > ANSWER_BYTES_MAX) break;
  }
  response.destroy();
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '').slice(0, KEPT_CHARACTERS);
}

const PROBLEMS: Readonly<Record<string, Parameters<typeof storedProblem>[0]>> = {
  ENOTFOUND: 'unknownName',
  EAI_AGAIN: 'notLookedUp',
  ECONNREFUSED: 'nobody',
  ECONNRESET: 'cut',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'unreachable',
};

function wordsOf(error: unknown, isLate: boolean): string {
  if (isLate) return storedProblem('late');
  if (error instanceof AddressRefused)
    return error.because === 'private' ? PRIVATE : storedProblem('unknownName');
  const { code = '', message } = error as NodeJS.ErrnoException;
  const problem = PROBLEMS[code];
  return problem ? storedProblem(problem) : inSource(() => copy.failed(message)).slice(0, 300);
}

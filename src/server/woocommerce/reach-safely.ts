import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { fail } from '#contract/kit/errors.ts';
import { AddressRefused, isPrivateInDigits, judgedLookup } from '../judged-lookup.ts';

export type Reach = (
  address: string,
  call: Readonly<{
    method: string;
    headers: Readonly<Record<string, string>>;
    redirect: 'manual';
    signal: AbortSignal;
    body?: string;
  }>,
) => Promise<Response>;

/** Answers that have no body may be given none. */
const EMPTY: readonly number[] = [204, 205, 304];

/** As `fetch`, for an address that somebody typed into a page: it leads to nobody inside our own network, unless that is allowed. */
export const reachSafely =
  (allowsPrivate: boolean): Reach =>
  (address, { method, headers, signal, body }) => {
    const to = new URL(address);
    if (!allowsPrivate && isPrivateInDigits(to)) return Promise.reject(fail('store_private'));
    return new Promise((done, refuse) => {
      const request = (to.protocol === 'https:' ? https : http).request(
        to,
        {
          ...{ method, signal, agent: false, lookup: judgedLookup(allowsPrivate) },
          headers: {
            ...headers,
            ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
          },
        },
        (answer) => {
          const status = answer.statusCode ?? 0;
          const said = EMPTY.includes(status) ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
          try {
            done(new Response(said, { status, headers: headersOf(answer) }));
          } catch (error) {
            refuse(error); // A status that HTTP does not know.
          }
        },
      );
      request.on('error', (error) => refuse(asTold(error, signal)));
      request.end(body);
    });
  };

function headersOf({ rawHeaders }: http.IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return headers;
}

/** A call that took too long ends by its signal, whose reason says so. */
function asTold(error: Error, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  return error instanceof AddressRefused && error.because === 'private' ? fail('store_private') : error;
}

import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { limitAnswers } from './answer-size.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { answerErrors } from './error-handling.ts';
import { readForwardedAddresses } from './forwarded-addresses.ts';
import { readJsonBodies } from './json-body.ts';
import { refuseOtherHosts } from './known-hosts.ts';
import { logRequests } from './log.ts';
import { refuseUnderPressure } from './overload.ts';
import { limitRequestsUnderWay } from './requests-under-way.ts';
import { securityHeaders } from './security-headers.ts';
import { BODY_BYTES_MAX } from './server-options.ts';
import { closeUnread } from './unread-answers.ts';

/** Most of the gain for a small part of the work: answers are made anew each time. */
const BROTLI_QUALITY = 2;
/** As a power of two: what is compressed in one go has no more to look back to. */
const BROTLI_WINDOW = 16;
const GZIP_LEVEL = 2;
/** A page of a list becomes smaller than this; so small a piece of memory is not asked of the system each time. */
const PIECE_BYTES = 4095;
/** Below this an answer fits one packet anyway. */
const COMPRESSED_BYTES_MIN = 1024;
/** Up to here, a page of a list, compressing in one go costs far less than the streams it would take otherwise. */
const COMPRESSED_AT_ONCE_BYTES_MAX = 65_536;

/** Two cores make some 150 a second: whoever is let in waits three seconds at most, and whoever is not hears of it at once. */
const REQUESTS_UNDER_WAY_MAX = 400;

type Rules = Readonly<{
  publicUrl: string;
  https: boolean;
  /** One visitor may have as many requests under way as connections. */
  connections: ConnectionLimits;
  /** Told when only a new process would help. Without it nobody is turned away because of pressure. */
  onMemoryLost: (() => void) | undefined;
}>;

/** What holds for every request and every answer, whoever serves it. The order is the order in which they apply. */
export async function layGroundRules(
  app: FastifyInstance,
  { publicUrl, https, connections, onMemoryLost }: Rules,
): Promise<Readonly<{ countUnderWay: () => number }>> {
  readForwardedAddresses(app);
  securityHeaders(app, https);
  logRequests(app);
  answerErrors(app, BODY_BYTES_MAX);
  const countUnderWay = limitRequestsUnderWay(app, { ...connections, all: REQUESTS_UNDER_WAY_MAX });
  refuseOtherHosts(app, publicUrl);
  const isMemoryFull = onMemoryLost ? await refuseUnderPressure(app, { onMemoryLost }) : () => false;
  closeUnread(app.server, app.log, isMemoryFull);
  readJsonBodies(app);
  limitAnswers(app);
  await app.register(cookie, { hook: false }); // Whoever needs a cookie reads it.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: {
      chunkSize: PIECE_BYTES,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      },
    },
    zlibOptions: { level: GZIP_LEVEL, chunkSize: PIECE_BYTES },
    threshold: COMPRESSED_BYTES_MIN,
    syncThreshold: COMPRESSED_AT_ONCE_BYTES_MAX,
    globalDecompression: false,
  });
  return { countUnderWay };
}

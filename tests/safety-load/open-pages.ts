import http from 'node:http';
import type { Caller } from './requests.ts';

const LIVE_PATH = '/wp-json/wc/v3/payments/live';
/** A page that was let go comes again after the moment it was told; this is about that. */
const COMES_AGAIN_MS = 1000;

type OpenPages = Readonly<{
  /** How many lines are open now, how many were refused, and how many changes were told over all of them. */
  seen: () => Readonly<{ open: number; refused: number; changes: number }>;
  close: () => void;
}>;

/** Pages that stay open and hear of every change. What they would then read is among the reads that the row asks for. */
export function openPages(address: string, callers: readonly Caller[]): OpenPages {
  const agent = new http.Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
  const lines = new Set<http.ClientRequest>();
  let [open, refused, changes, isOver] = [0, 0, 0, false];
  const follow = (headers: Caller) => {
    if (isOver) return;
    const comeAgain = () => setTimeout(follow, COMES_AGAIN_MS, headers).unref();
    const line = http.get(`${address}${LIVE_PATH}`, { agent, headers }, (reply) => {
      if (reply.statusCode !== 200) refused += 1;
      else open += 1;
      reply
        .setEncoding('utf8')
        .on('data', (text: string) => {
          changes += text.split('{"kind"').length - 1;
        })
        .on('error', () => undefined)
        .on('close', () => {
          if (reply.statusCode === 200) open -= 1;
          lines.delete(line);
          comeAgain();
        });
    });
    lines.add(line);
    line.on('error', () => {
      if (lines.delete(line)) comeAgain();
    });
  };
  callers.forEach(follow);
  return {
    seen: () => ({ open, refused, changes }),
    close: () => {
      isOver = true;
      for (const line of lines) line.destroy();
      agent.destroy();
    },
  };
}

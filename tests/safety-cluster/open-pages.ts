import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from '../safety-load/requests.ts';

/** Pages that follow what changes, as browsers keep them open: a line that ends is opened again when the server said. */
export type OpenPages = Readonly<{
  /** How long after a moment the last of them heard of a change. */
  slowestAfterS(since: number): number;
  close(): void;
}>;

const AGAIN_MS = 3000;
const LIVE = '/wp-json/wc/v3/payments/live';

export function openPages(addresses: readonly string[], callers: readonly Caller[]): OpenPages {
  const closing = new AbortController();
  const { signal } = closing;
  const follow = async (address: string, nth: number): Promise<readonly number[]> => {
    const heard: number[] = [];
    let againMs = AGAIN_MS;
    const hear = (piece: string) => {
      againMs = Number(/^retry: (\d+)/m.exec(piece)?.[1] ?? againMs);
      if (/^data: \{"kind"/m.test(piece)) heard.push(performance.now());
    };
    pages.push(heard);
    while (!signal.aborted) {
      await listen(`${address}${LIVE}`, { headers: { ...callers[nth % callers.length] }, signal }, hear);
      if (!signal.aborted) await pause(againMs);
    }
    return heard;
  };
  const pages: (readonly number[])[] = [];
  for (const [nth, address] of addresses.entries()) void follow(address, nth);
  return {
    slowestAfterS: (since) =>
      Math.max(
        ...pages.map((heard) => {
          const next = heard.find((at) => at > since);
          return next === undefined ? Number.POSITIVE_INFINITY : (next - since) / 1000;
        }),
      ),
    close: () => closing.abort(),
  };
}

/** Answers when the line has ended, or there was none. */
const listen = (url: string, options: http.RequestOptions, hear: (piece: string) => void): Promise<void> =>
  new Promise((resolve) => {
    const end = () => resolve();
    http
      .get(url, options, (reply) =>
        reply.setEncoding('utf8').on('data', hear).on('error', end).on('close', end),
      )
      .on('error', end);
  });

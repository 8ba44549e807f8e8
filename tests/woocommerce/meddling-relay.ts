import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onBadLine } from './bad-line.ts';

type Delivery = Readonly<{ topic: string; headers: Readonly<Record<string, string>>; body: Buffer }>;

/** How often it did what. */
export type Meddled = Readonly<{
  dropped: number;
  doubled: number;
  /** True ones that were not taken, though there was somebody to take them. */
  refused: number;
  forged: number;
  /** Forged ones that were. */
  believed: number;
}>;

export type MeddlingRelay = Readonly<{
  /** What a store is told to be the address of the back office. */
  url: string;
  /** The things that the store told of under a topic, in the order it told them. */
  heard: (topic: string) => readonly number[];
  /** Those of them that were passed on, once or twice. */
  passedOn: (topic: string) => readonly number[];
  /** Passes on what it holds back for the next to overtake. */
  settle: () => Promise<void>;
  meddled: () => Meddled;
  close: () => Promise<void>;
}>;

/** So many of a topic are held back at once; the last of them arrives first. */
const HELD = 6;

/**
 * Between a store and the back office that it tells: to the store everything arrives. What the back office gets is a bad
 * line's choice of it, and with each delivery two forgeries: under a guessed signature, and with other words under a true one.
 */
export async function startMeddlingRelay(office: string): Promise<MeddlingRelay> {
  const held = new Map<string, Delivery[]>();
  const [heard, passedOn] = [new Map<string, number[]>(), new Map<string, number[]>()];
  const meddled = { dropped: 0, doubled: 0, refused: 0, forged: 0, believed: 0 };
  let line = Promise.resolve();

  const post = async ({ headers, body }: Omit<Delivery, 'topic'>) => {
    const reply = await fetch(`${office}/store-events`, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    }).catch(() => undefined);
    await reply?.arrayBuffer();
    return reply?.status;
  };
  const forge = async ({ headers, body }: Delivery): Promise<void> => {
    const guess = Buffer.alloc(32, meddled.forged).toString('base64');
    const forgeries = [
      { headers: { ...headers, 'x-wc-webhook-signature': guess }, body },
      { headers, body: Buffer.from(body.toString('utf8').replace('{', '{ ')) },
    ];
    for (const forgery of forgeries) {
      meddled.forged += 1;
      if ((await post(forgery)) === 200) meddled.believed += 1;
    }
  };
  const passOn = async (window: readonly Delivery[]): Promise<void> => {
    const arriving = onBadLine(window);
    meddled.dropped += window.filter((one) => !arriving.includes(one)).length;
    meddled.doubled += arriving.length - new Set(arriving).size;
    for (const one of arriving) {
      const status = await post(one);
      if (status === 200) noted(passedOn, one);
      else if (status !== undefined) meddled.refused += 1;
      await forge(one);
    }
  };
  const release = (topic: string): void => {
    const window = held.get(topic) ?? [];
    held.delete(topic);
    line = line.then(() => passOn(window));
  };
  const hear = (delivery: Delivery): void => {
    const { topic } = delivery;
    // A store tries the address out with a form: that is no news.
    if (topic === '') {
      line = line.then(async () => void (await post(delivery)));
      return;
    }
    noted(heard, delivery);
    const window = [...(held.get(topic) ?? []), delivery];
    held.set(topic, window);
    if (window.length === HELD) release(topic);
  };

  const server = createServer(async (request, answer) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    answer.writeHead(200).end('ok');
    const headers = saidIn(request.headers);
    hear({ topic: headers['x-wc-webhook-topic'] ?? '', headers, body: Buffer.concat(pieces) });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: (topic) => heard.get(topic) ?? [],
    passedOn: (topic) => passedOn.get(topic) ?? [],
    settle: async () => {
      for (const topic of [...held.keys()]) release(topic);
      await line;
    },
    meddled: () => ({ ...meddled }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await line;
    },
  };
}

const saidIn = (headers: IncomingHttpHeaders): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith('x-wc-') || name === 'content-type' ? [[name, String(value)]] : [],
    ),
  );

const noted = (book: Map<string, number[]>, { topic, body }: Delivery): void => {
  const { id } = JSON.parse(body.toString('utf8')) as { id: number };
  book.set(topic, [...(book.get(topic) ?? []), id]);
};

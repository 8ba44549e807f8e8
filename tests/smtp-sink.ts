import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export type SmtpSink = Readonly<{
  url: string;
  /** Whole mails as they came in, oldest first. */
  received: string[];
  /** While true, every mail is refused for now, as by a full mailbox. */
  refuse: { now: boolean };
  /** While it is set, no command is answered until it resolves. */
  wait: { until: Promise<unknown> | undefined; held: number };
  close: () => Promise<void>;
}>;

/** A mail server that takes everything and keeps it: just enough SMTP to be talked to for real. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const received: string[] = [];
  const refuse = { now: false };
  const wait: SmtpSink['wait'] = { until: undefined, held: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.setEncoding('utf8'));
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    converse(socket, { refuse, wait, received });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server listens on no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refuse,
    wait,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const END_OF_MAIL = '\r\n.\r\n';

function converse(
  socket: Socket,
  { refuse, wait, received }: Pick<SmtpSink, 'refuse' | 'wait' | 'received'>,
): void {
  const answer = async (line: string) => {
    if (wait.until) wait.held += 1;
    await wait.until;
    socket.write(`${line}\r\n`);
  };
  let unread = '';
  let inMail = false;
  void answer('220 sink');
  socket.on('data', (chunk) => {
    unread += chunk;
    for (;;) {
      const end = inMail ? END_OF_MAIL : '\r\n';
      const at = unread.indexOf(end);
      if (at < 0) return;
      const text = unread.slice(0, at);
      unread = unread.slice(at + end.length);
      if (inMail) {
        received.push(text);
        inMail = false;
        void answer('250 Kept');
      } else {
        const command = text.slice(0, 4).toUpperCase();
        inMail = command === 'DATA';
        void answer(answerTo(command, refuse.now));
      }
    }
  });
}

function answerTo(command: string, isRefusing: boolean): string {
  if (command === 'MAIL' && isRefusing) return '451 Come back later';
  if (command === 'DATA') return '354 Go on';
  return command === 'QUIT' ? '221 Bye' : '250 OK';
}

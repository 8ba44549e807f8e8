import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export type SmtpSink = Readonly<{
  url: string;
  /** Whole mails as they came in, oldest first. */
  received: string[];
  /** While true, every mail is refused for now, as by a full mailbox. */
  refuse: { now: boolean };
  close: () => Promise<void>;
}>;

/** A mail server that takes everything and keeps it: just enough SMTP to be talked to for real. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const received: string[] = [];
  const refuse = { now: false };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.setEncoding('utf8'));
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    converse(socket, refuse, received);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server listens on no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refuse,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const END_OF_MAIL = '\r\n.\r\n';

function converse(socket: Socket, refuse: { now: boolean }, received: string[]): void {
  let unread = '';
  let inMail = false;
  socket.write('220 sink\r\n');
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
        socket.write('250 Kept\r\n');
      } else {
        const command = text.slice(0, 4).toUpperCase();
        inMail = command === 'DATA';
        socket.write(`${answerTo(command, refuse.now)}\r\n`);
      }
    }
  });
}

function answerTo(command: string, isRefusing: boolean): string {
  if (command === 'MAIL' && isRefusing) return '451 Come back later';
  if (command === 'DATA') return '354 Go on';
  return command === 'QUIT' ? '221 Bye' : '250 OK';
}

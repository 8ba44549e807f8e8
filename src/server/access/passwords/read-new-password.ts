import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** What Ctrl-C ends a program with. */
const INTERRUPTED = 130;

/** The password of a file, of what is piped in, or of a person, who types it twice and sees nothing of it. */
export async function readNewPassword(file: string | undefined, question: string): Promise<string> {
  if (file !== undefined) return withoutLastLineEnd(await readFile(file, 'utf8'));
  if (!process.stdin.isTTY) return withoutLastLineEnd(await text(process.stdin));
  const typed = await askUnseen(question);
  if ((await askUnseen('Once more: ')) === typed) return typed;
  throw new Error('The two are not the same. Nothing was changed.');
}

const withoutLastLineEnd = (read: string): string => read.replace(/\r?\n$/, '');

async function askUnseen(question: string): Promise<string> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true });
  terminal.on('SIGINT', () => process.exit(INTERRUPTED));
  process.stdout.write(question);
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}

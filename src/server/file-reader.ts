import { parentPort } from 'node:worker_threads';
import { assert } from '#domain/shared/assert.ts';
import { drawPaper } from '#provider/paper-pdf.ts';
import { checkFile } from './foreign-files/file-problem.ts';
import type { FileTask } from './foreign-files/foreign-files.ts';
import { drawPacket } from './foreign-files/packet/packet-document.ts';
import { openMail } from './foreign-files/statements/open-mail.ts';
import { readBankFile } from './foreign-files/statements/read-bank-file.ts';
import type { ThreadSays } from './foreign-files/thread-pool.ts';

/** Opens files that others made, one at a time, in a thread that may die of it. */
assert(parentPort, 'a thread was started to open files');
const port = parentPort;
const say = (said: ThreadSays): void => port.postMessage(said);

async function perform(task: FileTask): Promise<unknown> {
  switch (task.do) {
    case 'check':
      return checkFile(task.filename, task.content);
    case 'draw':
      return drawPacket(task.packet, task.words);
    case 'paper':
      return drawPaper(task.paper, task.words);
    case 'statements':
      return readBankFile(task.content, task.answers);
    case 'mail':
      return openMail(task.content);
  }
}

port.on('message', async (task: FileTask) => {
  say('begun');
  try {
    say({ answer: await perform(task) });
  } catch (error) {
    say({ failed: String(error) });
  }
});

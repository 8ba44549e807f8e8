import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { AppError, fail } from '#contract/kit/errors.ts';
import { BANK_FILE_BYTES_MAX } from '#domain/bank/bank-statement.ts';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { importFile } from './import-file.ts';
import { previewFile } from './preview-file.ts';
import type { SentBankFile } from './read-upload.ts';

/** How many at a time: whatever is left is taken in a few minutes later. */
const FILES_AT_ONCE = 20;
/** On whose behalf: nobody's. The audit log then says that the system did it. */
const SYSTEM = { actor: { user_id: 0, email: '', first_name: '', capabilities: [] }, ip: '' };

/**
 * Takes in what somebody, or a mail program, put into the folder for statements. A file goes on to `imported` or to `refused`,
 * there with the reason beside it, so the folder is empty when everything is done.
 */
export const takeInInbox = job({
  name: 'bank.take-in-inbox',
  input: z.object({}),
  attemptsMax: 1,
  queue: 'bank inbox',
  async run(deps) {
    const folder = deps.config.bankInbox;
    if (folder === undefined) return;
    for (const name of await waitingIn(folder)) await takeIn(deps, folder, name);
  },
});

async function waitingIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort()
    .slice(0, FILES_AT_ONCE);
}

async function takeIn(deps: Deps, folder: string, name: string): Promise<void> {
  const from = path.join(folder, name);
  try {
    const { size } = await stat(from);
    if (size > BANK_FILE_BYTES_MAX) throw fail('bank_file_too_large', { limit_bytes: BANK_FILE_BYTES_MAX });
    const content = await readFile(from);
    await importAs(deps, { filename: name, type: '', bytes: () => content });
    await moveTo(path.join(folder, 'imported'), from, name);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const isKnown = error.code === 'bank_file_imported';
    const to = path.join(folder, isKnown ? 'imported' : 'refused');
    await moveTo(to, from, name);
    if (!isKnown) await writeFile(path.join(to, `${name}.txt`), `${error.message}\n`);
    deps.log.warn({ code: error.code }, 'a bank statement in the inbox was not imported');
  }
}

/** What the file does not say, the last one of its kind said. */
async function importAs(deps: Deps, file: SentBankFile['file']): Promise<void> {
  const context = { ...deps, ...SYSTEM };
  const { remembered } = await previewFile(context, { file });
  const { account_id, mapping } = remembered ?? {};
  await importFile(context, {
    file,
    ...(account_id != null && { account_id }),
    ...(mapping && { mapping }),
  });
}

async function moveTo(folder: string, from: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await rename(from, path.join(folder, name));
}

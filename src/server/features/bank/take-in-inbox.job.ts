import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { AppError, fail } from '#contract/kit/errors.ts';
import { BANK_FILE_BYTES_MAX } from '#domain/bank/bank-statement.ts';
import type { Deps } from '../../deps.ts';
import { isMail, type MailedFile } from '../../foreign-files/statements/open-mail.ts';
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
 * there with the reason beside it, so the folder is empty when everything is done. Of a mail, the files attached to it are taken in.
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
  const refused = await importWhatIs(deps, from, name);
  if (refused.length === 0) return moveTo(path.join(folder, 'imported'), from, name);
  const aside = path.join(folder, 'refused');
  await moveTo(aside, from, name);
  await writeFile(path.join(aside, `${name}.txt`), `${refused.map(({ reason }) => reason).join('\n')}\n`);
  // What came by mail is put beside it, to be looked at and imported by hand; a stranger may have named it.
  for (const { mailed } of refused)
    if (mailed) await writeFile(path.join(aside, `${name}-${mailed.name}`), mailed.content);
}

/** What was not taken, and why; of a mail each of its files for itself. */
type Refused = Readonly<{ reason: string; mailed?: MailedFile }>;

async function importWhatIs(deps: Deps, from: string, name: string): Promise<readonly Refused[]> {
  const { size } = await stat(from);
  if (size > BANK_FILE_BYTES_MAX)
    return [{ reason: fail('bank_file_too_large', { limit_bytes: BANK_FILE_BYTES_MAX }).message }];
  const content = await readFile(from);
  if (!isMail(content)) {
    const reason = await importOne(deps, { name, content });
    return reason === undefined ? [] : [{ reason }];
  }
  const files = await deps.foreignFiles.openMail('bank inbox', content);
  if (files.length === 0)
    return [{ reason: fail('bank_file_refused', { problem: 'mail', line: null }).message }];
  const refused: Refused[] = [];
  for (const mailed of files) {
    const reason = await importOne(deps, mailed);
    if (reason !== undefined) refused.push({ reason: `${mailed.name}: ${reason}`, mailed });
  }
  return refused;
}

/** Why it was not imported, or nothing; one that was imported before is where it belongs. */
async function importOne(deps: Deps, { name, content }: MailedFile): Promise<string | undefined> {
  try {
    await importAs(deps, { filename: name, type: '', bytes: () => Buffer.from(content) });
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'bank_file_imported') return undefined;
    deps.log.warn({ code: error.code }, 'a bank statement in the inbox was not imported');
    return error.message;
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

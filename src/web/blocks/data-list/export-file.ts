import type { QueryClient } from '@tanstack/react-query';
import type { Question } from '#web/ui/confirm-question.tsx';
import { awaitFile, fileAddress, saveFile } from './await-file.ts';
import { exportCopy as copy } from './export-copy.ts';
import { asksForLanguage } from './export-language.ts';

export type FileExport<Id extends string> = Readonly<{
  /** Asks for the file of the list as it stands on the screen; without a locale, in the language of the settings. */
  start: (locale: string | undefined) => Promise<Readonly<{ export_id: Id }>>;
  check: (export_id: Id) => Promise<Readonly<{ status: string; download_url?: string }>>;
  /** What to ask first, when the file would be long. */
  question: () => Promise<Pick<Question, 'title' | 'text' | 'action'> | undefined>;
  /** Where the file is also sent. */
  email: string;
}>;

type Asking = Readonly<{
  client: QueryClient;
  confirm: (question: Question) => Promise<boolean>;
  askLanguage: () => Promise<string | undefined>;
  say: (words: string) => void;
}>;

/** From the press to the file; ends early when a question is answered with no. Comes with the first press. */
export async function exportFile<Id extends string>(asked: FileExport<Id> & Asking): Promise<void> {
  const { start, check, question, email, client, confirm, askLanguage, say } = asked;
  const doubt = await question();
  if (doubt && !(await confirm(doubt))) return;
  const asksLanguage = asksForLanguage(client);
  const locale = asksLanguage ? await askLanguage() : undefined;
  if (asksLanguage && locale === undefined) return;

  const { export_id } = await start(locale);
  say(copy.started(email));
  const download_url = await awaitFile(() => check(export_id));
  if (download_url === undefined) return say(copy.late(email));
  const address = fileAddress(download_url, location.href);
  if (address === undefined) throw new Error('The file is said to be on another site.');
  saveFile(address);
}

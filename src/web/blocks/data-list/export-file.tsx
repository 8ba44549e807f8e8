import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Days } from '#domain/shared/calendar-period.ts';
import { awaitFile, fileAddress, saveFile } from './await-file.ts';
import { exportCopy as copy } from './export-copy.ts';
import { asksForLanguage } from './export-language.ts';
import type { FileWanted, LongFile } from './export-question.tsx';

export type FileExport<Id extends string> = Readonly<{
  /**
   * Asks for the file of the list as it stands on the screen, or of some days of it; without a locale, in the language of the
   * settings.
   */
  start: (locale: string | undefined, days: Days | undefined) => Promise<Readonly<{ export_id: Id }>>;
  check: (export_id: Id) => Promise<Readonly<{ status: string; download_url?: string }>>;
  /** What to ask first, when the file would be long. */
  question: () => Promise<LongFile | undefined>;
  /** Where the file is also sent. */
  email: string;
}>;

/** What was chosen beside what the screen shows. */
export type FileOptions = Readonly<{ locale: string | undefined; days?: Days | undefined }>;

type Asking = Readonly<{
  client: QueryClient;
  /** Shows a question beside the button, or takes it away. */
  draw: (question: ReactNode) => void;
  say: (words: string) => void;
}>;

/** From the press to the file; ends early when a question is answered with no. Comes with the first press. */
export async function exportFile<Id extends string>(asked: FileExport<Id> & Asking): Promise<void> {
  const { start, check, question, email, client, draw, say } = asked;
  const doubt = await question();
  const wanted = doubt ? await askLong(doubt, draw) : {};
  if (!wanted) return;
  const asksLanguage = asksForLanguage(client);
  const locale = asksLanguage ? await askLanguage(draw) : undefined;
  if (asksLanguage && locale === undefined) return;

  const { export_id } = await start(locale, wanted.days);
  say(copy.started(email));
  const download_url = await awaitFile(() => check(export_id));
  if (download_url === undefined) return say(copy.late(email));
  const address = fileAddress(download_url, location.href);
  if (address === undefined) throw new Error('The file is said to be on another site.');
  saveFile(address);
}

async function askLong(asked: LongFile, draw: Asking['draw']): Promise<FileWanted | undefined> {
  const { ExportQuestion } = await import('./export-question.tsx');
  return new Promise<FileWanted | undefined>((answer) =>
    draw(<ExportQuestion asked={asked} onAnswer={answer} />),
  ).finally(() => draw(null));
}

async function askLanguage(draw: Asking['draw']): Promise<string | undefined> {
  const { ExportLanguageDialog } = await import('./export-language-dialog.tsx');
  return new Promise<string | undefined>((answer) =>
    draw(<ExportLanguageDialog onAnswer={answer} />),
  ).finally(() => draw(null));
}

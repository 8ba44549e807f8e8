import type { RunResult } from '#domain/schedules/scheduled-file.ts';
import type { ExportId } from '#domain/shared/ids.ts';
import type { CalendarDate } from '#domain/shared/time.ts';
import type { Deps } from '../../../deps.ts';
import type { Attachment } from '../../../mail/mail-message.ts';
import { sendOnce } from '../../../mail/outbox.ts';
import { scheduledFileMail, scheduleTroubleMail } from '../../../mail/templates/scheduled-file.ts';
import { getStore, speakTo } from '../../../store/store-repository.ts';
import type { FilePerson } from './people-repository.ts';
import type { StoredSchedule } from './schedules-repository.ts';

const EXPORTS = '/wp-admin/admin.php?page=wc-admin&path=/payments/exports';

type Mailing = Pick<Deps, 'db' | 'config'>;
type Days = Readonly<{ from: CalendarDate; to: CalendarDate }>;
type Sent = Readonly<{
  run: Days;
  run_id: number;
  file: ExportId;
  maker: string;
  /** The file itself where that was asked for, or that no mail has room for it. */
  attached?: Attachment | 'too_large' | undefined;
}>;

/** The way to the file, which asks for a sign-in, and the file itself where it was asked for and has room. */
export async function mailFile(
  { db, config }: Mailing,
  { id, email, first_name }: FilePerson,
  { kind }: Pick<StoredSchedule, 'kind'>,
  { run, run_id, file, maker, attached }: Sent,
): Promise<void> {
  const message = await speakTo({ db }, email, async () =>
    scheduledFileMail({
      ...{ to: email, first_name, maker, kind, run, attached, store: await getStore({ db, config }) },
      url: `${config.publicUrl}${EXPORTS}&filter=${file}`,
    }),
  );
  await sendOnce(db, `schedule-run:${run_id}:${id}`, message);
}

type Trouble = Readonly<{ key: string; why: 'stopped' | Exclude<RunResult, 'sent' | 'trying'>; run?: Days }>;

/** What went wrong, to whoever answers for it. */
export async function mailMaker(
  { db, config }: Mailing,
  { email, first_name }: FilePerson,
  { id, kind }: StoredSchedule,
  { key, why, run }: Trouble,
): Promise<void> {
  const message = await speakTo({ db }, email, async () =>
    scheduleTroubleMail({
      ...{ to: email, first_name, kind, why, run, store: await getStore({ db, config }) },
      url: `${config.publicUrl}${EXPORTS}&view=schedules`,
    }),
  );
  await sendOnce(db, `schedule-trouble:${id}:${key}`, message);
}

import type { StoreProfile } from '#contract/page-settings.ts';
import type { FileKind } from '#domain/schedules/file-kind.ts';
import { escapeMarkup } from '#domain/shared/escape-markup.ts';
import { formatDay } from '#domain/shared/format-date.ts';
import type { CalendarDate } from '#domain/shared/time.ts';
import { htmlMail } from '../html.ts';
import type { Attachment, MailMessage } from '../mail-message.ts';
import { exportReadyCopy } from './export-ready-copy.ts';
import { greetingTo } from './greeting.ts';
import { scheduledFileCopy as copy } from './scheduled-file-copy.ts';

type Days = Readonly<{ from: CalendarDate; to: CalendarDate }>;
type Scheduled = Readonly<{
  to: string;
  first_name: string;
  store: StoreProfile;
  kind: FileKind;
  /** Where it can be fetched or changed; it asks for a sign-in. */
  url: string;
}>;

const daysOf = ({ from, to }: Days, store: StoreProfile): string =>
  copy.days(formatDay(from, store), formatDay(to, store));

type Sent = Scheduled &
  Readonly<{ maker: string; run: Days; attached?: Attachment | 'too_large' | undefined }>;

/** The way to a file that came by itself, or the file. */
export function scheduledFileMail(file: Sent): MailMessage {
  const { store, kind, run, maker, attached } = file;
  const about = [store.name, copy.kinds[kind], daysOf(run, store)] as const;
  const said = (isReady: string, where: string): MailMessage =>
    mailOf(file, copy.subject(...about), [isReady], where, copy.why(maker));
  if (attached === undefined) return said(copy.ready(...about), copy.download);
  if (attached === 'too_large') return said(copy.ready(...about), exportReadyCopy.tooLarge);
  return { ...said(copy.came(...about), exportReadyCopy.attached), attachments: [attached] };
}

type Trouble = Scheduled & Readonly<{ why: keyof typeof copy.trouble; run?: Days | undefined }>;

/** To whoever made a schedule that stopped, or that came to nothing. */
export function scheduleTroubleMail(trouble: Trouble): MailMessage {
  const { store, kind, why, run } = trouble;
  const what = copy.kinds[kind];
  const subject = run ? copy.notSent(store.name, what, daysOf(run, store)) : copy.stopped(store.name, what);
  return mailOf(trouble, subject, [copy.trouble[why]], copy.open);
}

/** What stands above the address in plain text is the link itself here. */
const withoutColon = (where: string): string => where.replace(/\s*[:：]$/u, '');

function mailOf(
  { to, first_name, url }: Scheduled,
  subject: string,
  said: readonly string[],
  where: string,
  ...last: readonly string[]
): MailMessage {
  const before = [greetingTo(first_name), ...said];
  return {
    to,
    subject,
    text: [
      ...before.flatMap((line) => [line, '']),
      where,
      url,
      '',
      ...last.flatMap((line) => [line, '']),
    ].join('\n'),
    html: htmlMail(subject, [
      ...before.map(escapeMarkup),
      `<a href="${escapeMarkup(url)}">${escapeMarkup(withoutColon(where))}</a>`,
      ...last.map(escapeMarkup),
    ]),
  };
}

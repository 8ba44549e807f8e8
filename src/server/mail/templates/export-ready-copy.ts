import type { ListKind } from '#domain/schedules/file-kind.ts';
import { spoken } from '#domain/shared/spoken.ts';

const figure = new Intl.NumberFormat('en-US');
const readyWith = (what: string) => (storeName: string, filename: string, rows: number) =>
  `Your export of ${what} from ${storeName} is ready: ${filename}, ${figure.format(rows)} ${rows === 1 ? 'row' : 'rows'}.`;

export const exportReadyCopy = spoken('server/mail/templates/export-ready-copy#exportReadyCopy', {
  subject: {
    transactions: 'Your export of transactions is ready',
    payouts: 'Your export of payouts is ready',
    disputes: 'Your export of disputes is ready',
    blocked: 'Your export of blocked payments is ready',
    'audit-log': 'Your export of audit log is ready',
  } satisfies Record<ListKind, string>,
  ready: {
    transactions: readyWith('transactions'),
    payouts: readyWith('payouts'),
    disputes: readyWith('disputes'),
    blocked: readyWith('blocked payments'),
    'audit-log': readyWith('audit log'),
  } satisfies Record<ListKind, unknown>,
  attached: 'The file is attached. You can also download it here (sign-in needed):',
  tooLarge: 'The file is too large for a mail. Download it here (sign-in needed):',
  why: 'You get this mail because you asked for the export. Nobody else received it.',
} as const);

import { escapeHtml, htmlMail } from '../html.ts';
import type { MailMessage } from '../mail-message.ts';

type Told = Readonly<{
  to: string;
  first_name: string;
  storeName: string;
  /** What it would do, as "Refund $500.00 USD of payment pi_1". */
  what: string;
  /** The page of approvals; it asks for a sign-in. */
  url: string;
}>;

/** To whoever could approve it. */
export const approvalAskedMail = ({
  by,
  note,
  until,
  ...told
}: Told & Readonly<{ by: string; note: string; until: string }>): MailMessage =>
  approvalMail(told, {
    subject: `Approval needed at ${told.storeName}: ${told.what}`,
    lead: `${by} asks for something at ${told.storeName} that needs a second person.`,
    about: [`What: ${told.what}`, ...(note === '' ? [] : [`Why: ${note}`]), `Until: ${until}`],
    end: 'Nothing is done before somebody approves it. Approve or decline it here (sign-in needed):',
  });

export type ApprovalOutcome = 'done' | 'failed' | 'declined' | 'expired' | 'ready';

const OUTCOMES: Readonly<Record<ApprovalOutcome, Readonly<{ subject: string; lead: string }>>> = {
  done: { subject: 'Approved and done', lead: 'What you asked for was approved and done.' },
  ready: {
    subject: 'Approved',
    lead: 'What you asked for was approved. Do it once more yourself: it shows a secret that only you may see.',
  },
  failed: { subject: 'Not done', lead: 'What you asked for could not be done. Nothing was changed.' },
  declined: { subject: 'Declined', lead: 'What you asked for was declined. Nothing was done.' },
  expired: {
    subject: 'Not approved in time',
    lead: 'Nobody approved what you asked for in time. Nothing was done; ask again if it is still needed.',
  },
};

/** To whoever asked. */
export function approvalEndedMail({
  outcome,
  by,
  why,
  ...told
}: Told & Readonly<{ outcome: ApprovalOutcome; by: string | undefined; why: string }>): MailMessage {
  const { subject, lead } = OUTCOMES[outcome];
  return approvalMail(told, {
    subject: `${subject}: ${told.what}`,
    lead,
    about: [
      `What: ${told.what}`,
      ...(by === undefined ? [] : [`Decided by: ${by}`]),
      ...(why === '' ? [] : [`Why: ${why}`]),
    ],
    end: 'See it here (sign-in needed):',
  });
}

type Words = Readonly<{ subject: string; lead: string; about: readonly string[]; end: string }>;

function approvalMail({ to, first_name, url }: Told, { subject, lead, about, end }: Words): MailMessage {
  const greeting = first_name === '' ? 'Hello,' : `Hello ${first_name},`;
  return {
    to,
    subject,
    text: [greeting, '', lead, '', ...about, '', end, url, ''].join('\n'),
    html: htmlMail(subject, [
      escapeHtml(greeting),
      escapeHtml(lead),
      about.map(escapeHtml).join('<br>'),
      `${escapeHtml(end)} <a href="${escapeHtml(url)}">Approvals</a>`,
    ]),
  };
}

import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type Mail from 'nodemailer/lib/mailer';
import type { Config } from '../config.ts';
import type { Mailer, OutgoingMail } from './mail-message.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** By SMTP where a server is named, else as files. */
export const mailerOf = (config: MailConfig): Mailer =>
  config.smtpUrl === undefined ? toFiles(config) : toSmtp(config.smtpUrl, config.mailFrom);

/** A name in the sender's own domain, as receiving servers expect. */
const domainOf = (mailFrom: string): string => /@([^@\s>]+)>?\s*$/.exec(mailFrom)?.[1] ?? 'localhost';

const envelopeOf = (mail: OutgoingMail, mailFrom: string): Mail.Options => ({
  from: mailFrom,
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: `<${mail.messageId}@${domainOf(mailFrom)}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  attachments: mail.attachments?.map(({ filename, contentType, content }) => ({
    filename,
    contentType,
    content: Buffer.from(content),
  })),
  // A mail is what we hand over: it never reads a file or fetches an address.
  disableFileAccess: true,
  disableUrlAccess: true,
});

const toSmtp =
  (smtpUrl: string, mailFrom: string): Mailer =>
  async (mail) => {
    const transport = nodemailer.createTransport({
      url: smtpUrl,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
    });
    try {
      await transport.sendMail(envelopeOf(mail, mailFrom));
    } finally {
      transport.close();
    }
  };

const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Files only their owner may read: mails hold what the store's own pages ask a sign-in for. */
const toFiles =
  ({ dataDir, mailFrom }: MailConfig): Mailer =>
  async (mail) => {
    const folder = path.resolve(dataDir, 'mail');
    const { message } = await writer.sendMail(envelopeOf(mail, mailFrom));
    const file = path.join(folder, `${mail.messageId}.eml`);
    const write = () => writeFile(`${file}.part`, message, { mode: 0o600 });
    await write().catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      await mkdir(folder, { recursive: true, mode: 0o700 }); // The first mail.
      await write();
    });
    await rename(`${file}.part`, file); // Whoever looks sees a whole mail or none.
  };

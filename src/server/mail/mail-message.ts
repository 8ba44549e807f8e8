export type Attachment = Readonly<{ filename: string; contentType: string; content: Uint8Array }>;

/** A mail before it is written down. Both bodies say the same; `html` holds only markup of our own templates. */
export type MailMessage = Readonly<{
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
}>;

/** The port: hands a mail over, or throws. Without SMTP it becomes a file. */
export type Mailer = (mail: OutgoingMail) => Promise<void>;

/** A mail on its way out. The message id is the same at every attempt, so a repeated one can be recognised. */
export type OutgoingMail = MailMessage & Readonly<{ messageId: string }>;

/** One that was written down. */
export type KeptMail = OutgoingMail & Readonly<{ id: number }>;

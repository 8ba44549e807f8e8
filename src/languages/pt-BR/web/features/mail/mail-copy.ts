import type { Words } from '#languages/kit/words.ts';
import type { mailCopy as english } from '#web/features/mail/mail-copy.ts';

export const mailCopy: Words<typeof english> = {
  title: 'E-mails',
  lead: 'Esta loja não tem servidor de e-mail, por isso as mensagens ficam guardadas aqui em vez de serem enviadas.',
  table: 'E-mails',
  columns: { subject: 'Assunto', to: 'Para', created: 'Escrito', state: 'Status' },
  states: { waiting: 'Em espera', sent: 'Guardado aqui', failed: 'Falhou' },
  emptyTitle: 'Ainda não há e-mails',
  empty:
    'Quando uma exportação estiver pronta, ou algo precisar da sua atenção, o e-mail sobre isso estará aqui.',
  loadFailed: 'Não foi possível ler os e-mails.',
  oneFailed: 'Não foi possível ler este e-mail.',
  offTitle: 'Os e-mails são enviados automaticamente',
  off: 'Esta loja tem um servidor de e-mail. As mensagens são enviadas aos destinatários e não ficam guardadas aqui.',
  from: 'Escrito',
  to: 'Para',
  attachments: 'Anexos',
  attachment: (name, kilobytes) => `${name}, ${kilobytes} KB`,
  lastError: 'Último problema',
  back: 'Todos os e-mails',
};

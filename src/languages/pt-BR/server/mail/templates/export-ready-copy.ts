import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type { exportReadyCopy as english } from '#server/mail/templates/export-ready-copy.ts';

const readyWith = (what: string) => (storeName: string, filename: string, rows: number) =>
  `Sua exportação ${what} de ${storeName} está pronta: ${filename}, ${plural(rows, { one: `${rows} linha`, other: `${figure(rows)} linhas` })}.`;

export const exportReadyCopy: Words<typeof english> = {
  subject: {
    transactions: 'Sua exportação de transações está pronta',
    payouts: 'Sua exportação de repasses está pronta',
    disputes: 'Sua exportação de disputas está pronta',
    blocked: 'Sua exportação de pagamentos bloqueados está pronta',
    'audit-log': 'Sua exportação do registro de auditoria está pronta',
  },
  ready: {
    transactions: readyWith('de transações'),
    payouts: readyWith('de repasses'),
    disputes: readyWith('de disputas'),
    blocked: readyWith('de pagamentos bloqueados'),
    'audit-log': readyWith('do registro de auditoria'),
  },
  attached: 'O arquivo está em anexo. Você também pode baixá-lo aqui (é preciso fazer login):',
  tooLarge: 'O arquivo é grande demais para um e-mail. Baixe-o aqui (é preciso fazer login):',
  why: 'Você recebe este e-mail porque pediu a exportação. Ninguém mais o recebeu.',
};

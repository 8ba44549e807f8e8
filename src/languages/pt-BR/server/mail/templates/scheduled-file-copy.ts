import type { Words } from '#languages/kit/words.ts';
import type { scheduledFileCopy as english } from '#server/mail/templates/scheduled-file-copy.ts';

export const scheduledFileCopy: Words<typeof english> = {
  kinds: {
    transactions: 'Transações',
    payouts: 'Repasses',
    disputes: 'Disputas',
    blocked: 'Pagamentos bloqueados',
    'audit-log': 'Registro de auditoria',
    journal: 'Livro diário',
    statement: 'Resumo mensal',
  },
  days: (from, to) => (from === to ? from : `${from} – ${to}`),
  subject: (storeName, what, days) => `${storeName}: ${what}, ${days}`,
  ready: (storeName, what, days) =>
    `Um arquivo de ${storeName} está pronto para você: ${what}, ${days}. Ele é criado quando você o baixa.`,
  came: (storeName, what, days) => `Aqui está um arquivo de ${storeName}: ${what}, ${days}.`,
  download: 'Baixe-o aqui (é preciso fazer login):',
  why: (maker) => `Você recebe este e-mail porque ${maker} escolheu você ao agendar este arquivo.`,

  notSent: (storeName, what, days) => `${storeName}: arquivo não enviado (${what}, ${days})`,
  stopped: (storeName, what) => `${storeName}: o arquivo “${what}” não chega mais automaticamente`,
  trouble: {
    stopped:
      'Seu agendamento parou, porque sua função não permite mais exportar isto. Quem pode exportar pode iniciá-lo de novo.',
    nobody:
      'Nenhum destinatário pode mais exportar isto, então não foi enviado a ninguém. Remova o agendamento e crie um para outras pessoas.',
    not_datev:
      'O DATEV só aceita contas com números de quatro a oito dígitos. Escolha um plano do DATEV no plano de contas e depois execute o agendamento manualmente.',
    failed:
      'Não foi possível enviar em cinco tentativas. Execute o agendamento manualmente; se também não der certo, quem cuida do servidor encontra o motivo no log dele.',
  },
  open: 'Veja seus agendamentos aqui (é preciso fazer login):',
};

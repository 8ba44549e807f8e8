import type { Words } from '#languages/kit/words.ts';
import type { closeDayCopy as english } from '#web/features/home/close-day/close-day-copy.ts';

export const closeDayCopy: Words<typeof english> = {
  title: 'Fechar o dia',
  day: (day, zone) => `${day}, ${zone}`,
  loading: 'Calculando os totais do dia',
  failed: 'Não foi possível calcular os totais do dia.',
  opening: 'Saldo inicial',
  closing: 'Saldo final',
  unexplained: 'Sem explicação',
  lines: {
    payments: 'Pagamentos',
    refunds: 'Reembolsos',
    disputes: 'Disputas',
    fees: 'Tarifas',
    payouts: 'Repasses',
    other: 'Outros',
  },
  ledger: (currency) => `O dia em ${currency}`,
  addsUp: 'O que foi movimentado segundo os seus registros coincide com o saldo do provedor de pagamentos.',
  off: {
    title: (sums) => `${sums} sem explicação`,
    text: 'O saldo do provedor de pagamentos diz algo diferente dos seus registros. Algo pode não ter chegado aqui ainda: Sincronização mostra e busca o que falta. Depois, verifique de novo.',
    sync: 'Abrir Sincronização',
    rows: 'Ver as transações do dia',
    again: 'Verificar de novo',
  },
  note: 'Por que você confirma mesmo assim',
  noteMissing: 'Escreva por quê.',
  signOff: 'Confirmar fechamento',
  signed: (name) => `Fechamento confirmado por ${name},`,
  said: (note) => `“${note}”`,
  done: 'Fechamento confirmado. Está no registro de auditoria.',
  notDone: 'O fechamento do dia não foi confirmado.',
  print: 'Imprimir',
};

import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type { liveNotesCopy as english } from '#server/features/notes/live-notes-copy.ts';

export const liveNotesCopy: Words<typeof english> = {
  overdueTitle: 'O prazo para informar os dados da sua conta venceu',
  overdue: 'Pagamentos e repasses podem ser pausados até que você os informe.',
  neededTitle: 'Sua conta precisa de mais dados',
  neededBy: (moment, zone) => `Informe-os até ${moment} (${zone}) para que pagamentos e repasses continuem.`,
  neededSoon: 'Informe-os logo para que pagamentos e repasses continuem.',
  seeNeeded: 'Ver o que falta',
  latePayoutTitle: (amount) => `O repasse de ${amount} está em atraso`,
  latePayout: (day) =>
    `Era esperado em ${day}. Fale com o seu banco e informe a referência que está na página do repasse.`,
  seePayout: 'Ver repasse',
  groups: {
    dispute_won: {
      one: (amount) => `Você ganhou uma disputa: ${amount}`,
      several: (count) =>
        plural(count, { one: `${count} disputa ganha`, other: `${figure(count)} disputas ganhas` }),
      text: 'O banco devolveu o dinheiro a você.',
      textOfSeveral: 'O banco devolveu o dinheiro a você.',
    },
    dispute_lost: {
      one: (amount) => `Você perdeu uma disputa: ${amount}`,
      several: (count) =>
        plural(count, { one: `${count} disputa perdida`, other: `${figure(count)} disputas perdidas` }),
      text: 'O cliente fica com o dinheiro, e a tarifa não é devolvida.',
      textOfSeveral: 'Os clientes ficam com o dinheiro, e as tarifas não são devolvidas.',
    },
    refund_returned: {
      one: (amount) => `O banco devolveu um reembolso: ${amount}`,
      several: (count) =>
        plural(count, {
          one: `${count} reembolso devolvido pelo banco`,
          other: `${figure(count)} reembolsos devolvidos pelo banco`,
        }),
      text: 'O banco do cliente não o aceitou. O dinheiro está de novo no seu saldo; pague o cliente de outra forma.',
      textOfSeveral:
        'Os bancos dos clientes não os aceitaram. O dinheiro está de novo no seu saldo; pague os clientes de outra forma.',
    },
  },
  seePayment: 'Ver pagamento',
  seeAll: 'Ver todos',
  exported: {
    transactions: 'Uma exportação de transações está pronta',
    payouts: 'Uma exportação de repasses está pronta',
    disputes: 'Uma exportação de disputas está pronta',
    blocked: 'Uma exportação de pagamentos bloqueados está pronta',
    'audit-log': 'Uma exportação do registro de auditoria está pronta',
    journal: 'Um livro diário está pronto',
    statement: 'Um resumo mensal está pronto',
  },
  exportAgain: 'É possível baixar de novo.',
  exportRows: (rows) =>
    plural(rows, {
      one: `Tem ${rows} linha. É possível baixar de novo.`,
      other: `Tem ${figure(rows)} linhas. É possível baixar de novo.`,
    }),
  seeExports: 'Ver exportações',
};

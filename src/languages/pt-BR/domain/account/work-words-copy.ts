import type { workCopy as english } from '#domain/account/work-words-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';

export const workCopy: Words<typeof english> = {
  disputes: {
    one: (sum, days) =>
      plural(days, {
        one: `Responda a uma disputa de ${sum}: resta ${days} dia`,
        other: `Responda a uma disputa de ${sum}: restam ${figure(days)} dias`,
      }),
    oneOnLastDay: (sum) => `Responda a uma disputa de ${sum}: último dia`,
    oneText: (by) => `Responda até ${by}, ou o cliente ganha.`,
    oneAction: 'Responder agora',
    several: ({ count, words }) =>
      plural(count, {
        one: `Responda a ${words} disputa ativa`,
        other: `Responda a ${words} disputas ativas`,
      }),
    allToday: ({ count, words }) =>
      plural(count, {
        one: `Responda a ${words} disputa ativa, hoje`,
        other: `Responda a ${words} disputas ativas, todas hoje`,
      }),
    someToday: ({ count, words }, today) =>
      plural(count, {
        one: `Responda a ${words} disputa ativa, ${figure(today)} hoje`,
        other: `Responda a ${words} disputas ativas, ${figure(today)} hoje`,
      }),
    severalFor: ({ count, words }, sum) =>
      plural(count, {
        one: `Responda a ${words} disputa ativa, no total de ${sum}`,
        other: `Responda a ${words} disputas ativas, no total de ${sum}`,
      }),
    allTodayFor: ({ count, words }, sum) =>
      plural(count, {
        one: `Responda a ${words} disputa ativa, hoje, no total de ${sum}`,
        other: `Responda a ${words} disputas ativas, todas hoje, no total de ${sum}`,
      }),
    someTodayFor: ({ count, words }, today, sum) =>
      plural(count, {
        one: `Responda a ${words} disputa ativa, ${figure(today)} hoje, no total de ${sum}`,
        other: `Responda a ${words} disputas ativas, ${figure(today)} hoje, no total de ${sum}`,
      }),
    severalText: (by) => `O primeiro prazo vence em ${by}.`,
    severalAction: 'Ver disputas',
  },
  held: {
    one: 'Decida sobre um pagamento retido',
    oneToday: 'Decida sobre um pagamento retido, hoje',
    oneText: (by) => `Suas regras antifraude o retiveram. A retenção termina em ${by}.`,
    several: ({ count, words }) =>
      plural(count, {
        one: `Decida sobre ${words} pagamento retido`,
        other: `Decida sobre ${words} pagamentos retidos`,
      }),
    allToday: ({ count, words }) =>
      plural(count, {
        one: `Decida sobre ${words} pagamento retido, hoje`,
        other: `Decida sobre ${words} pagamentos retidos, todos hoje`,
      }),
    someToday: ({ count, words }, today) =>
      plural(count, {
        one: `Decida sobre ${words} pagamento retido, ${figure(today)} hoje`,
        other: `Decida sobre ${words} pagamentos retidos, ${figure(today)} hoje`,
      }),
    severalText: (by) => `Suas regras antifraude os retiveram. A primeira retenção termina em ${by}.`,
    action: 'Analisar',
  },
  expiring: {
    one: 'Capture um pagamento antes do fim da retenção',
    oneToday: 'Capture um pagamento antes do fim da retenção, hoje',
    oneText: (by) => `Capture-o até ${by}.`,
    several: ({ count, words }) =>
      plural(count, {
        one: `Capture ${words} pagamento antes do fim da retenção`,
        other: `Capture ${words} pagamentos antes do fim da retenção`,
      }),
    allToday: ({ count, words }) =>
      plural(count, {
        one: `Capture ${words} pagamento antes do fim da retenção, hoje`,
        other: `Capture ${words} pagamentos antes do fim da retenção, todos hoje`,
      }),
    someToday: ({ count, words }, today) =>
      plural(count, {
        one: `Capture ${words} pagamento antes do fim da retenção, ${figure(today)} hoje`,
        other: `Capture ${words} pagamentos antes do fim da retenção, ${figure(today)} hoje`,
      }),
    severalText: (by) => `Capture o primeiro até ${by}.`,
    action: 'Capturar',
  },
  worth: (title, sum) => `${title}: ${sum}`,

  failedPayout: {
    title: (sum, day) => `O repasse de ${sum} de ${day} falhou`,
    text: (reason) => `${reason} O dinheiro voltou para o seu saldo.`,
    action: 'Ver repasse',
  },
  failedWithdrawal: {
    title: (sum, day) => `O débito de ${sum} de ${day} falhou`,
    text: (reason) => `${reason} O valor falta de novo no seu saldo.`,
  },
  missingPayout: {
    title: (sum) => `O repasse de ${sum} não está no seu extrato bancário`,
    text: (day, days) =>
      plural(days, {
        one: `Era esperado até ${day}, há ${days} dia. Procure-o em A conciliar; se não estiver lá, fale com o seu banco e informe a referência.`,
        other: `Era esperado até ${day}, há ${figure(days)} dias. Procure-o em A conciliar; se não estiver lá, fale com o seu banco e informe a referência.`,
      }),
    action: 'Ver repasse',
  },
  unsentDraft: {
    title: (sum) => `Suas evidências sobre ${sum} não estão com o banco`,
    changesTitle: (sum) => `O que você mudou nas suas evidências sobre ${sum} não está com o banco`,
    too_little: (by) =>
      `São poucas para serem entregues em seu nome. Complete-as ou envie-as até ${by}, ou o banco não recebe nada.`,
    switched_off: (by) =>
      `Sua loja não entrega rascunhos. Envie as evidências até ${by}, ou o banco não recebe nada.`,
    saved_before: (by) =>
      `O que você salvou para depois vai automaticamente para o banco. Salve também o que mudou, ou envie, até ${by}.`,
    action: 'Terminar',
  },
};

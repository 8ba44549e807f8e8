import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/account-cards/active-loan-copy.ts';

export const activeLoanCopy: Words<typeof english.activeLoanCopy> = {
  title: 'Lopende lening',
  failed: 'Het overzicht van de lopende lening kon niet worden geladen.',
  active: 'Lopend',
  repaid: 'Tot nu toe afgelost, inclusief kosten',
  of: (paid, total) => `${paid} van ${total}`,
  interval: (day) => `Minimum uiterlijk ${day}`,
  intervalDone: (paid) => `${paid}: genoeg voor deze periode`,
  intervalNote: (left, day) =>
    `Als verkopen tot en met ${day} niet nog ${left} opbrengen, wordt de rest van je saldo afgehaald.`,
  advance: 'Bedrag van de lening',
  fee: 'Vaste kosten',
  rate: 'Ingehouden van elke verkoop',
  paidOut: 'Uitbetaald',
  begins: 'Aflossing sinds',
  beginsLater: 'Aflossing begint',
  transactions: 'Transacties bekijken',
  allLoans: 'Alle leningen bekijken',
};

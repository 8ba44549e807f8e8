import type { MatchView } from '#domain/bank/match-decision.ts';
import { figure, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { bankMatchingCopy as english } from '#web/features/bank-matching/bank-matching-copy.ts';

const VIEWS: Readonly<Record<MatchView, string>> = {
  suggested: 'À confirmer',
  unknown: 'Inconnues',
  matched: 'Rapprochées',
  not_ours: 'Sans rapport',
};

export const bankMatchingCopy: Words<typeof english> = {
  title: 'À rapprocher',
  lead: 'À quels virements correspondent les lignes de vos relevés bancaires. Ce qui est certain au centime près est rapproché automatiquement ; le reste vous attend ici.',
  filter: 'Lignes affichées',
  view: (view, count) => `${VIEWS[view]} (${count})`,
  table: 'Lignes bancaires et virements',
  columns: { line: 'Ligne bancaire', payout: 'Virement', reason: 'Raison', actions: 'Actions' },
  on: (amount, day) => `${amount} le ${day}`,
  lineAt: (file, number, account) => `ligne ${figure(number)} de ${file}, ${account}`,
  expected: (day) => `attendu le ${day}`,
  withDay: (what, day) => `${what}, ${day}`,
  payoutOf: (amount) => `Virement de ${amount}`,
  returnOf: (amount) => `Retour du virement de ${amount}`,
  noPayout: 'Aucun virement ne correspond',
  reasons: {
    reference: 'La ligne nomme ce virement, et le montant est le même.',
    reversal: 'Votre banque a repris la ligne par laquelle ce virement était arrivé.',
    only_pair: 'Même montant, au bon moment, et rien d’autre ne convient.',
    far_day: 'Même montant, mais à plusieurs jours de la date attendue.',
    no_alias: 'Même montant, mais la ligne n’est pas libellée comme vos virements.',
    other_account: 'Même montant, mais sur un autre compte que celui du virement.',
    names_other: 'Même montant, mais la ligne nomme un autre virement.',
    could_be_sum:
      'Même montant, mais ce pourrait aussi être plusieurs virements ensemble, ou une partie d’un virement.',
    several: 'Même montant que d’autres : choisissez le bon.',
    many_payouts: 'La somme de ces virements est exactement celle de la ligne.',
    many_lines: 'La somme de ces lignes est exactement celle du virement.',
    differs: 'Libellée comme vos virements, et presque le même montant.',
    by_hand: 'Rapproché à la main.',
  },
  ways: (count) => `L’une de ${figure(count)} possibilités.`,
  less: (amount) => `La banque indique ${amount} de moins.`,
  more: (amount) => `La banque indique ${amount} de plus.`,

  confirm: 'Confirmer',
  confirmOf: (what) => `Confirmer : ${what}`,
  explain: 'Expliquer l’écart',
  explainOf: (what) => `Expliquer l’écart : ${what}`,
  wrong: 'Pas ce virement',
  wrongOf: (what) => `Pas ce virement : ${what}`,
  undo: 'Annuler',
  undoOf: (what) => `Annuler : ${what}`,
  notOurs: 'Sans rapport',
  notOursOf: (what) => `Sans rapport : ${what}`,
  restore: 'Rétablir',
  restoreOf: (what) => `Rétablir : ${what}`,
  byHand: 'Rapprocher à la main',
  byHandOf: (what) => `Rapprocher à la main : ${what}`,
  rowName: (line, payout) => `${line} et ${payout}`,

  selected: (count) => plural(count, { one: `${count} sélectionné`, other: `${figure(count)} sélectionnés` }),
  confirmSelected: (count) =>
    plural(count, {
      one: `Confirmer ${count} rapprochement`,
      other: `Confirmer ${figure(count)} rapprochements`,
    }),

  matched: (lines, sums, payouts) =>
    plural(lines, {
      one: `${lines} ligne rapprochée, ${sums} : ${payouts}.`,
      other: `${figure(lines)} lignes rapprochées, ${sums} : ${payouts}.`,
    }),
  manyPayouts: (count) => `${figure(count)} virements`,
  done: {
    undo: 'Annulé. Cette paire ne sera plus proposée.',
    not_ours: 'La ligne n’est plus proposée.',
    restore: 'La ligne est de nouveau examinée.',
    forget: 'Oublié. Ce qui n’était certain que grâce à cet émetteur vous attend de nouveau.',
    take_up: 'Les lignes de cet émetteur comptent de nouveau comme des virements.',
  },
  senders: {
    title: 'Émetteurs reconnus',
    text: 'Les lignes de ces émetteurs comptent comme des virements, car au moins deux d’entre elles ont été confirmées.',
    failed: 'Les émetteurs reconnus n’ont pas pu être chargés.',
    unnamed: 'Émetteur sans nom',
    accountEnding: (ending) => `compte se terminant par ${ending}`,
    confirmed: (count, words) =>
      plural(count, { one: `${words} ligne confirmée`, other: `${words} lignes confirmées` }),
    forgotten: 'Oublié',
    forget: 'Oublier',
    forgetOf: (who) => `Oublier ${who}`,
    takeUp: 'Rétablir',
    takeUpOf: (who) => `Rétablir ${who}`,
  },
  notDone: 'Cela n’a pas été fait.',

  handTitle: 'Rapprocher à la main',
  handText: (line) => `Quel virement correspond à la ligne ${line} ?`,
  explainTitle: 'Où est passée la différence ?',
  payout: 'Virement',
  choosePayout: 'Choisissez un virement',
  noPayouts: 'Dans cette devise, tous les virements ont déjà leur ligne.',
  reason: 'Où est passée la différence',
  chooseReason: 'Choisissez un motif',
  differenceReasons: {
    bank_fee: 'La banque a prélevé des frais',
    exchange: 'Change de devises',
    other: 'Un autre motif',
  },
  note: 'Note',
  save: 'Rapprocher',

  failed: 'Les rapprochements n’ont pas pu être chargés.',
  empty: {
    suggested: {
      title: 'Rien ne vous attend',
      text: 'Toutes les lignes qui peuvent être un virement sont rapprochées. Ce qu’un nouveau relevé apporte et qui n’est pas certain figurera ici.',
    },
    unknown: {
      title: 'Aucune ligne inconnue',
      text: 'Les lignes libellées comme vos virements, mais qui ne correspondent à aucun, figureront ici.',
    },
    matched: {
      title: 'Rien n’est encore rapproché',
      text: 'Importez un relevé de votre banque. Ses lignes sont rapprochées de vos virements au centime près.',
    },
    not_ours: {
      title: 'Aucune ligne déclarée sans rapport',
      text: 'Ce que vous déclarez ne pas être un virement figurera ici et pourra être rétabli.',
    },
  },
};

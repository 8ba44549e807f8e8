import { MOVEMENT_KIND_WORDS } from '#languages/fr/domain/books/movement-kind-copy.ts';
import { figure, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { booksCopy as english } from '#web/features/books/books-copy.ts';

export const booksCopy: Words<typeof english> = {
  title: 'Comptabilité',
  lead: 'Ce qu’il faut comptabiliser : chaque mouvement avec ses comptes, en fichier pour votre logiciel comptable.',
  views: { label: 'Comptabilité', journal: 'Journal', chart: 'Plan comptable' },
  month: 'Mois',
  monthOf: (month, year) => `${month} ${year}`,
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  loading: 'Calcul du mois',
  failed: 'Le mois n’a pas pu être calculé.',
  state: { locked: 'Verrouillé', open: 'Ouvert', running: 'Pas encore terminé' },

  schedule: 'Planifier l’export',
  download: 'Télécharger',
  downloads: 'Télécharger le mois',
  journalAs: (format) => `Journal pour ${format}`,
  journalCsv: 'Journal en CSV',
  totalsCsv: 'Totaux pour comparer (CSV)',
  statementPdf: 'Relevé mensuel (PDF)',
  statementCsv: 'Relevé mensuel (CSV)',
  notDatev:
    'DATEV n’accepte que des numéros de compte de quatre à huit chiffres. Choisissez d’abord un plan comptable DATEV, puis téléchargez de nouveau.',

  trial: (code) => `Comptes, ${code}`,
  columns: { code: 'Numéro', account: 'Compte', debit: 'Débit', credit: 'Crédit' },
  total: 'Total',
  empty: 'Rien n’a bougé ce mois-ci.',
  proof: {
    label: (code) => `Compte de transit et solde chez le prestataire, ${code}`,
    opening: 'Compte de transit au début du mois',
    moved: 'Mouvements du mois',
    closing: 'Compte de transit à la fin du mois',
    held: 'Détenu à cette date par le prestataire',
    heldNow: 'Détenu maintenant par le prestataire',
    difference: 'Écart',
    unsaid:
      'Le prestataire de paiement n’a pas répondu, son solde n’est donc pas comparé. Les comptes sont complets malgré tout.',
    byPayout:
      'Vous comptabilisez au jour du virement : le compte de transit revient donc à zéro à chaque virement et n’est pas le solde chez le prestataire.',
    off: 'Le prestataire détient un autre montant que celui de la comptabilité. Quelque chose n’est peut-être pas encore arrivé ici : la page Synchronisation montre ce qui manque et le récupère.',
    sync: 'Ouvrir Synchronisation',
  },
  feeTaxUntold: (fees) =>
    `Le prestataire n’a pas dit si une taxe est comprise dans ${fees} de ces frais, tout est donc comptabilisé en charge. Sa facture fiscale l’indique.`,
  feeTaxInvoices: 'Ouvrir Documents',
  late: (count) =>
    plural(count, {
      one: `${count} mouvement a été connu après le verrouillage de son mois. Il est comptabilisé le premier jour du mois affiché, et signalé.`,
      other: `${figure(count)} mouvements ont été connus après le verrouillage de leur mois. Ils sont comptabilisés le premier jour du mois affiché, et signalés.`,
    }),
  changed:
    'Ce mois a été verrouillé avec d’autres sommes que celles de ses mouvements actuels : le prestataire a modifié ou retiré quelque chose. Déverrouillez-le, regardez l’écart, et verrouillez-le de nouveau.',

  checks: 'Clôture du mois',
  check: {
    over: () => 'Le mois est terminé',
    adds_up: () => 'Le compte de transit concorde avec ce que détenait le prestataire',
    suspense: () => 'Il ne reste rien dans le compte d’attente',
    statements: () => 'Aucun relevé bancaire ne dit si les virements sont arrivés',
    arrived: (count) =>
      count === 0
        ? 'Tous les virements du mois sont arrivés à la banque'
        : plural(count, {
            one: `${count} virement du mois n’a pas été vu à la banque`,
            other: `${figure(count)} virements du mois n’ont pas été vus à la banque`,
          }),
    bank_lines: (count) =>
      count === 0
        ? 'Chaque ligne bancaire qui peut être un virement est traitée'
        : plural(count, {
            one: `${count} ligne bancaire peut être un virement et n’est pas traitée`,
            other: `${figure(count)} lignes bancaires peuvent être des virements et ne sont pas traitées`,
          }),
    disputes: (count) =>
      count === 0
        ? 'Aucun litige n’attend de réponse'
        : plural(count, {
            one: `${count} litige attend une réponse et peut encore être perdu`,
            other: `${figure(count)} litiges attendent une réponse et peuvent encore être perdus`,
          }),
    locked: () => 'Verrouillage du mois',
  },
  look: {
    statements: 'Importer des relevés',
    arrived: 'Voir les virements',
    bank_lines: 'Voir les lignes',
    disputes: 'Voir les litiges',
  },
  done: 'fait',
  open: 'à faire',
  lock: 'Verrouiller le mois',
  lockTitle: (month) => `Verrouiller ${month} ?`,
  lockText:
    'Le mois n’accepte alors plus d’écriture : ce qui est connu plus tard est comptabilisé le mois suivant, et signalé. Vous pourrez le déverrouiller.',
  locked: (month) => `Mois verrouillé : ${month}.`,
  lockedBy: (who) => `Verrouillé par ${who}, le`,
  unlock: 'Déverrouiller',
  unlockTitle: (month) => `Déverrouiller ${month} ?`,
  unlockText:
    'Ce qui est arrivé en retard pour ce mois est de nouveau comptabilisé à ses propres jours. Les fichiers déjà créés peuvent alors différer des nouveaux.',
  unlocked: (month) => `Mois de nouveau ouvert : ${month}.`,

  entries: 'Écritures',
  entriesFailed: 'Les écritures n’ont pas pu être chargées.',
  entryColumns: { day: 'Jour', what: 'Libellé', accounts: 'Comptes' },
  noEntries: 'Rien à comptabiliser',
  noEntriesText: 'Rien n’a bougé ce mois-ci. Ce que paient les clients et ce que cela coûte est affiché ici.',
  kind: { ...MOVEMENT_KIND_WORDS, summary: 'Résumé' },
  summary: (count) => `${count} mouvements`,
  one: '1 mouvement',
  order: (number) => `commande ${number}`,
  lateOf: (day) => `En retard, du ${day}`,
};

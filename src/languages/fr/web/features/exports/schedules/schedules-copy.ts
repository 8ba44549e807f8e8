import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { schedulesCopy as english } from '#web/features/exports/schedules/schedules-copy.ts';

export const schedulesCopy: Words<typeof english> = {
  views: { label: 'Exports', files: 'Fichiers', schedules: 'Planifications' },
  lead: 'Des fichiers envoyés automatiquement, portant sur le jour, la semaine ou le mois qui vient de se terminer, par e-mail sous forme de lien avec connexion ou de pièce jointe.',
  table: 'Planifications',
  columns: {
    what: 'Fichier',
    rhythm: 'Fréquence',
    to: 'Pour',
    status: 'État',
    next: 'Prochain envoi',
    last: 'Dernier envoi',
    actions: 'Actions',
  },
  statuses: { active: 'Active', paused: 'En pause', stopped: 'Arrêtée' },
  stops: {
    maker_left: (email) =>
      `${email}, au nom de qui l’envoi se faisait, ne peut plus se connecter. Démarrez-la pour envoyer en votre nom.`,
    maker_right: (email) =>
      `${email}, au nom de qui l’envoi se faisait, ne peut plus exporter cela. Démarrez-la pour envoyer en votre nom.`,
  },
  weekly: (weekday) => `Chaque semaine : ${weekday}`,
  results: {
    sent: (people) => plural(people, { one: 'Envoyé à 1 personne', other: `Envoyé à ${people} personnes` }),
    nobody: () => 'Non envoyé : aucun destinataire ne peut exporter cela',
    not_datev: () => 'Non envoyé : DATEV n’accepte pas les numéros du plan comptable',
    trying: () => 'Pas encore envoyé ; un nouvel essai aura lieu',
    failed: () => 'L’envoi n’a pas abouti. Lancez-la à la main pour réessayer',
  },
  leftOut: (people) =>
    plural(people, {
      one: '1 personne ne peut plus exporter cela',
      other: `${people} personnes ne peuvent plus exporter cela`,
    }),
  inFormat: (what, format) => `${what} (${format})`,
  days: (from, to) => (from === to ? from : `${from} – ${to}`),
  never: 'Pas encore',
  notDue: 'Rien de prévu',
  failed: 'Les planifications n’ont pas pu être chargées.',
  emptyTitle: 'Pas encore de planification',
  empty:
    'Faites envoyer les transactions du jour, le journal de la semaine ou le relevé du mois à qui en a besoin.',

  run: 'Lancer maintenant',
  runName: (what) => `Lancer maintenant : ${what}`,
  ran: 'Le fichier est en route vers ses destinataires.',
  pause: 'Mettre en pause',
  pauseName: (what) => `Mettre en pause : ${what}`,
  start: 'Démarrer',
  startName: (what) => `Démarrer : ${what}`,
  edit: 'Modifier',
  editName: (what) => `Modifier : ${what}`,
  editTitle: 'Modifier cette planification',
  editAction: 'Enregistrer',
  editText: 'Dès que vous la modifiez, elle est envoyée en votre nom.',
  edited: 'La planification est modifiée.',
  remove: 'Supprimer',
  removeName: (what) => `Supprimer : ${what}`,
  removeTitle: 'Supprimer cette planification ?',
  removeText: 'Plus rien n’est envoyé. Les fichiers déjà envoyés peuvent toujours être téléchargés.',
  removeAction: 'Supprimer la planification',
  removed: 'La planification est supprimée.',

  add: 'Nouvelle planification',
  addTitle: 'Faire envoyer un fichier automatiquement',
  kind: 'Fichier',
  format: 'Format',
  asListed: 'Colonnes de la liste',
  formats: { accountants: 'Comptabilité' },
  rhythm: 'Fréquence',
  rhythms: { daily: 'Chaque jour', weekly: 'Chaque semaine', monthly: 'Chaque mois, le 1er' },
  about: {
    daily: 'Envoyé à six heures du matin ; porte sur le jour précédent.',
    weekly: 'Envoyé à six heures du matin ; porte sur les sept jours précédents.',
    monthly: 'Envoyé à six heures du matin ; porte sur le mois précédent.',
  },
  weekday: 'Jour de la semaine',
  narrowed: (filters) => `Restreint comme la liste : ${filters}`,
  sentAs: 'Envoyé sous forme de',
  sentAsWords: {
    link: 'Lien avec connexion',
    file: 'Pièce jointe, jusqu’à 5 Mo',
  },
  sentAsHelp:
    'Un fichier plus volumineux arrive sous forme de lien. Toute personne qui a accès à la messagerie peut lire le fichier.',
  asFile: 'En pièce jointe',
  to: 'Pour qui',
  toHelp:
    'Les personnes de cette boutique qui peuvent exporter cela. Chacune reçoit ce que son propre rôle lui permet de voir.',
  toMissing: 'Choisissez au moins une personne.',
  addAction: 'Créer la planification',
  added: 'La planification est créée.',
  cancel: 'Annuler',
};

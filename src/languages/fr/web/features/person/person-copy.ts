import type { Words } from '#languages/kit/words.ts';
import type {
  mailChoicesCopy as englishMailChoicesCopy,
  personCopy as englishPersonCopy,
} from '#web/features/person/person-copy.ts';

export const personCopy: Words<typeof englishPersonCopy> = {
  loading: 'Utilisateur',
  failed: 'Cette personne n’a pas pu être chargée.',
  missing: 'Personne ne se trouve à cette adresse',
  missingText: 'Le compte a peut-être été supprimé, ou l’adresse est incomplète.',
  you: 'C’est vous',
  about: 'À propos',
  name: 'Nom',
  email: 'E-mail',
  since: 'Membre depuis',
  mayDo: 'Peut faire',
  nothing: 'Rien dans cette administration',
  password: 'Changer votre mot de passe',
  passwordLead: 'Votre session reste ouverte ici et se ferme partout ailleurs.',
  current: 'Mot de passe actuel',
  next: 'Nouveau mot de passe',
  nextHelp: 'Au moins 12 caractères.',
  again: 'Confirmez le nouveau mot de passe',
  currentMissing: 'Saisissez votre mot de passe actuel.',
  tooShort: 'Utilisez au moins 12 caractères.',
  tooLong: 'Utilisez au plus 1 024 caractères.',
  different: 'Les deux nouveaux mots de passe sont différents.',
  save: 'Changer le mot de passe',
  saved: 'Votre mot de passe a été changé.',
  notSaved: 'Votre mot de passe n’a pas été changé.',
  unsaved: 'Votre nouveau mot de passe n’est pas encore enregistré.',
};

export const mailChoicesCopy: Words<typeof englishMailChoicesCopy> = {
  title: 'Ce qui vous parvient par e-mail',
  lead: 'Tout se trouve de toute façon dans la boîte de réception. Chaque choix est enregistré aussitôt et ne vaut que pour vous.',
  failed: 'Vos choix n’ont pas pu être chargés.',
  saved: 'Votre choix a été enregistré.',
  notSaved: 'Votre choix n’a pas été enregistré.',
  kinds: {
    dispute_due: {
      label: 'Litiges qui attendent une réponse',
      help: 'Sept jours, trois jours et un jour avant la date limite, et un jour avant qu’un brouillon soit remis ou perdu.',
    },
    export_ready: {
      label: 'Fichiers que vous avez demandés',
      help: 'Le fichier lui-même s’il est petit, sinon le lien pour y accéder.',
    },
    payout_trouble: { label: 'Virements échoués ou en retard', help: 'Dans les dix minutes.' },
    holds_ending: {
      label: 'Paiements retenus pour examen, et réservations qui vont expirer',
      help: 'Quand un nouveau paiement est à examiner ou à capturer.',
    },
    dispute_decided: { label: 'Litiges gagnés et perdus', help: 'Quand la banque a tranché.' },
    refund_returned: {
      label: 'Remboursements retournés',
      help: 'Quand la banque d’un client n’a pas accepté l’argent.',
    },
    requirements: {
      label: 'Informations demandées par le prestataire de paiement',
      help: 'Quand quelque chose manque, et quand c’est en retard.',
    },
  },
  always: {
    label: 'Sécurité, et changements de compte bancaire',
    help: 'Toujours envoyés : nouveaux appareils, mots de passe, clés API, et destination de votre argent.',
  },
};

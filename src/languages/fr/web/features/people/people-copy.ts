import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  peopleCopy as englishPeopleCopy,
  peopleListCopy as englishPeopleListCopy,
} from '#web/features/people/people-copy.ts';

export const peopleListCopy: Words<typeof englishPeopleListCopy> = {
  name: 'Personnes',
  things: (count) => plural(count, { one: 'personne', many: 'de personnes', other: 'personnes' }),
  failed: 'Les personnes n’ont pas pu être chargées.',
  empty: {
    icon: 'user',
    title: 'Personne pour l’instant',
    text: 'Invitez un collègue par e-mail. Il choisit son propre mot de passe et peut faire ce que son rôle permet.',
  },
};

export const peopleCopy: Words<typeof englishPeopleCopy> = {
  title: 'Équipe',
  lead: 'Qui travaille pour cette boutique, et ce que chacun peut faire.',
  tabs: 'Personnes et rôles',
  people: 'Personnes',
  roles: 'Rôles',
  table: 'Personnes',
  columns: {
    name: 'Nom',
    email: 'E-mail',
    role: 'Rôle',
    state: 'État',
    factors: 'Seconde étape',
    last_seen: 'Dernière activité',
    actions: 'Actions',
  },
  states: { active: 'Actif', invited: 'Invité', suspended: 'Suspendu' },
  factors: { passkey: 'Clé d’accès', code: 'Codes' },
  noFactor: 'Aucune',
  expired: 'Invitation expirée',
  you: 'Vous',
  notLately: 'Pas depuis un mois',
  notYet: 'Pas encore',
  until: (when) => `Jusqu’au ${when}`,
  untilBy: (when, name) => `Jusqu’au ${when} par ${name}`,
  filters: { state: 'État', role: 'Rôle', factor: 'Seconde étape' },
  search: {
    label: 'Rechercher par nom ou e-mail',
    placeholder: 'Nom ou e-mail',
    anything: (text) => `Toutes les personnes dont le nom ou l’e-mail contient « ${text} »`,
  },

  actionsFor: (name) => `Actions pour ${name}`,
  beyondYou: 'Plus de droits que vous',
  changeRole: 'Changer le rôle',
  suspend: 'Suspendre',
  restore: 'Rétablir l’accès',
  remove: 'Supprimer',
  again: 'Renvoyer l’invitation',
  withdraw: 'Retirer l’invitation',
  cancel: 'Annuler',

  invite: 'Inviter quelqu’un',
  inviteTitle: 'Inviter quelqu’un',
  inviteText:
    'La personne reçoit par e-mail un lien qui fonctionne une fois, pendant sept jours, et choisit son propre mot de passe.',
  email: 'Adresse e-mail',
  emailWrong: 'Saisissez une adresse e-mail, par exemple robin@example.com.',
  firstName: 'Prénom',
  firstNameMissing: 'Saisissez un prénom.',
  role: 'Rôle',
  roleBeyond: (name) => `${name} (plus de droits que vous)`,
  // A colon follows directly.
  may: (tasks) => `Cette personne peut : ${tasks}.`,
  rolesFailed: 'Les rôles n’ont pas pu être lus.',
  inviteAction: 'Envoyer l’invitation',
  invited: (email) => `L’invitation à ${email} est en route.`,

  changeRoleTitle: (name) => `Changer le rôle : ${name}`,
  changeRoleText: 'Le nouveau rôle s’applique dès son prochain clic. La personne en est informée par e-mail.',
  ownRoleText: 'C’est votre propre rôle. Avec moins de droits, vous ne verrez peut-être plus cette page.',
  changeRoleAction: 'Changer le rôle',
  roleChanged: (name, role) => `${name} a maintenant le rôle ${role}.`,

  suspendTitle: (name) => `Suspendre l’accès : ${name} ?`,
  suspendText:
    'Cette personne est déconnectée partout en une seconde et ne peut revenir que si vous l’y autorisez. Ses clés API s’arrêtent, et les invitations qu’elle a envoyées sont retirées. Elle en est informée par e-mail.',
  suspended: (name) => `Accès suspendu : ${name}.`,
  restoreTitle: (name) => `Rétablir l’accès : ${name} ?`,
  restoreText:
    'Cette personne peut se reconnecter avec le rôle qu’elle avait, et ses clés API fonctionnent de nouveau. Elle en est informée par e-mail.',
  restored: (name) => `Accès rétabli : ${name}.`,
  removeTitle: (name) => `Supprimer l’accès : ${name} ?`,
  removeText:
    'Cette personne est déconnectée partout et ses clés API sont révoquées. C’est irréversible, mais vous pourrez la réinviter. Ce qu’elle a fait reste dans le journal d’audit sous son nom.',
  removed: (name) => `Accès supprimé : ${name}.`,
  againTitle: (name) => `Renvoyer l’invitation à ${name} ?`,
  againText: 'Un nouveau lien part et fonctionne sept jours. Le lien envoyé auparavant cesse de fonctionner.',
  againAction: 'Renvoyer',
  sentAgain: (email) => `Une nouvelle invitation à ${email} est en route.`,
  withdrawTitle: (name) => `Retirer l’invitation envoyée à ${name} ?`,
  withdrawText: 'Le lien envoyé cesse de fonctionner.',
  withdrawAction: 'Retirer',
  withdrawn: (name) => `L’invitation envoyée à ${name} est retirée.`,
};

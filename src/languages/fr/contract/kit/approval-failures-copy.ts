import type {
  approvalDecidedCopy as englishApprovalDecidedCopy,
  approvalFailuresCopy as englishApprovalFailuresCopy,
  approvalNotYoursCopy as englishApprovalNotYoursCopy,
} from '#contract/kit/approval-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const approvalFailuresCopy: Words<typeof englishApprovalFailuresCopy> = {
  approval_requested:
    'Une seconde personne est nécessaire. La demande a été envoyée pour approbation ; rien n’a encore été fait.',
  approval_nobody:
    'Une seconde personne est nécessaire, et personne d’autre ici ne pourrait approuver. Rien n’a été fait. Un propriétaire peut changer la règle dans Paramètres › Approbations, ou les limites de votre rôle dans Paramètres › Équipe.',
  approval_not_proposable:
    'Cette clé API ne fait que proposer, et ceci ne peut pas être proposé : un secret serait affiché, un fichier serait reçu, ou cela ne concerne que vous. Une personne doit le faire.',
  approval_missing: 'Cette demande n’existe pas, ou vous ne pouvez pas la voir.',
  approval_own: 'La demande vient de vous. Quelqu’un d’autre doit l’approuver.',
  approval_by_key: 'Seule une personne approuve, refuse ou retire une demande. Connectez-vous pour le faire.',
  approval_changed:
    'L’objet de cette demande a changé depuis. Rien n’a été fait. Regardez-le de nouveau, et refaites la demande si elle reste juste.',
  approval_asker_gone:
    'La personne qui l’a demandé n’en a plus le droit, ou sa clé a été révoquée. Rien n’a été fait.',
  approval_over_own_limit:
    'La personne qui a approuvé a épuisé ses propres limites pour aujourd’hui. Rien n’a été fait.',
  approval_rule_alone:
    'Moins de deux personnes pourraient l’approuver. Avec cette règle, plus personne ne pourrait le faire. Invitez d’abord quelqu’un, ou choisissez plus de rôles.',
};

export const approvalNotYoursCopy: Words<typeof englishApprovalNotYoursCopy> = {
  capability: 'Votre rôle ne permettrait pas de le faire, il ne permet donc pas de l’approuver.',
  role: 'La règle désigne d’autres rôles que le vôtre. Une personne ayant l’un d’eux doit décider.',
  limit:
    'Le montant dépasse votre propre limite par remboursement. Une personne ayant une limite plus élevée doit décider.',
  withdraw: 'Seule la personne qui a fait la demande peut la retirer. Vous pouvez la refuser.',
};

export const approvalDecidedCopy: Words<typeof englishApprovalDecidedCopy> = {
  approved: 'Cette demande était déjà approuvée. Rien n’a été fait une seconde fois.',
  approvedBy: (person) =>
    `Cette demande a déjà été approuvée par ${person}. Rien n’a été fait une seconde fois.`,
  declined: 'Cette demande a été refusée.',
  declinedBy: (person) => `Cette demande a été refusée par ${person}.`,
  withdrawn: 'Cette demande a été retirée par la personne qui l’avait faite.',
  expired: 'Personne n’a approuvé cette demande à temps. Refaites-la si elle est encore nécessaire.',
  failed:
    'Cela n’a pas pu être exécuté au moment de l’approbation. Refaites la demande si elle est encore nécessaire.',
};

import type { Words } from '#languages/kit/words.ts';
import type { bankAccountCopy as english } from '#web/features/bank-account/bank-account-copy.ts';

export const bankAccountCopy: Words<typeof english> = {
  title: 'Compte bancaire',
  lead: 'Où vont vos virements. Rien d’autre n’est demandé ni modifié.',
  form: 'Changer le compte bancaire',
  currency: 'Virements en',
  today: (currency, bank, ending) =>
    `Les virements en ${currency} vont actuellement vers ${bank} •••• ${ending}.`,
  number: 'Nouveau numéro de compte',
  numberHelp:
    'Les espaces et les tirets n’ont pas d’importance. Le compte doit être au nom du propriétaire ou de l’entreprise. Toutes les personnes qui gèrent la boutique sont informées du changement par e-mail.',
  numberWrong: 'Saisissez 4 à 20 chiffres.',
  action: 'Changer le compte bancaire',
  cancel: 'Annuler',
  toPayouts: 'Voir les virements',
  failed: 'Le compte bancaire n’a pas été changé.',
  done: (currency, ending) =>
    `Les virements en ${currency} vont désormais vers le compte se terminant par ${ending}. Un virement échoué est retenté avec le prochain.`,
  elsewhere:
    'La destination des virements se modifie chez votre prestataire de paiement. Ce qui est choisi là-bas est suivi ici.',
};

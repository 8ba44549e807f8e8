import type { Words } from '#languages/kit/words.ts';
import type { atTheProviderCopy as english } from '#web/blocks/at-the-provider/at-the-provider-copy.ts';

export const atTheProviderCopy: Words<typeof english> = {
  title: 'Chez votre prestataire de paiement',
  open: 'Ouvrir votre prestataire de paiement',
  schedule:
    'Avec votre propre clé, le calendrier des virements se modifie chez votre prestataire de paiement. Ce qui est choisi là-bas est suivi ici.',
  business:
    'Avec votre propre clé, le libellé des relevés et le contact du support se modifient chez votre prestataire de paiement. Ce qui est écrit là-bas s’affiche ici.',
  verification:
    'Avec votre propre clé, la vérification de l’entreprise et le changement de ses informations se font chez votre prestataire de paiement. Ce qui est décidé là-bas s’affiche ici.',
  loans:
    'Les prêts sont proposés et acceptés chez votre prestataire de paiement. Un prêt en cours s’affiche ici.',
};

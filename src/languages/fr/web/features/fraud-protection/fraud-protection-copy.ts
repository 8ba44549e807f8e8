import { figure, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { fraudProtectionCopy as english } from '#web/features/fraud-protection/fraud-protection-copy.ts';

export const fraudProtectionCopy: Words<typeof english> = {
  title: 'Protection avancée contre la fraude',
  atLeastOne: 'Au moins un filtre de risque doit être activé pour la protection avancée.',
  levels: { basic: 'Protection de base', advanced: 'Protection avancée' },
  rules: {
    avs_verification: {
      name: 'Non-concordance AVS',
      text: 'La rue ou le code postal ne correspond pas aux données de la banque de la carte.',
    },
    international_ip_address: {
      name: 'Adresse IP internationale',
      text: 'La commande vient d’un pays où vous ne vendez pas.',
    },
    ip_address_mismatch: {
      name: 'Adresse IP non concordante',
      text: 'Le pays de l’adresse IP diffère du pays de facturation.',
    },
    address_mismatch: {
      name: 'Adresses différentes',
      text: 'L’adresse de livraison diffère de l’adresse de facturation.',
    },
    purchase_price_threshold: {
      name: 'Seuil de prix d’achat',
      text: 'Le total de la commande sort de la fourchette que vous jugez habituelle.',
    },
    order_items_threshold: {
      name: 'Seuil du nombre d’articles',
      text: 'La commande compte moins ou plus d’articles que d’habitude.',
    },
  },
  cvc: {
    name: 'Vérification du CVC',
    enforced: 'Le code de sécurité ne correspond pas. Défini par votre compte ; non modifiable ici.',
    notEnforced:
      'Votre compte ne refuse pas les paiements dont le code de sécurité ne correspond pas. Non modifiable ici.',
    on: 'Toujours actif',
    off: 'Désactivé',
  },
  outcome: {
    legend: 'En cas de correspondance',
    review: 'Autoriser et retenir pour examen',
    reviewHelp: 'Pas débité avant votre approbation.',
    block: 'Bloquer le paiement',
    blockHelp: 'Le paiement est bloqué, et le client apprend qu’il n’a pas abouti.',
  },
  price: {
    min: 'Prix d’achat minimum',
    max: 'Prix d’achat maximum',
    unset: 'Fixez un minimum ou un maximum, sinon ce filtre ne peut pas être enregistré.',
    reversed: 'Le prix d’achat maximum doit être supérieur au prix d’achat minimum.',
  },
  items: {
    min: 'Articles minimum par commande',
    max: 'Articles maximum par commande',
    unset: 'Fixez un minimum ou un maximum, sinon ce filtre ne peut pas être enregistré.',
    reversed: 'Le maximum doit être supérieur au minimum.',
  },
  noLimit: 'Laissez vide pour aucune limite',
  countries: {
    everywhere: 'Votre boutique vend dans tous les pays, il n’y a donc rien à contrôler.',
    change: 'Modifier les pays de vente',
    blockedFrom: 'Les commandes de ces pays sont bloquées :',
    screenedFrom: 'Les commandes de ces pays sont retenues pour examen :',
    blockedOutside: 'Les commandes hors de ces pays sont bloquées :',
    screenedOutside: 'Les commandes hors de ces pays sont retenues pour examen :',
    none: 'Aucun pays n’est encore listé.',
    changedSince:
      'Vos pays de vente ont changé depuis l’enregistrement de ce filtre. Enregistrez pour appliquer la nouvelle liste.',
  },
  selling: {
    title: 'Pays de vente',
    mode: 'Vendre',
    modes: {
      all: 'Dans tous les pays',
      all_except: 'Dans tous les pays, sauf…',
      specific: 'Dans certains pays',
    },
    find: 'Trouver un pays',
    except: 'Pays où vous ne vendez pas',
    only: 'Pays où vous vendez',
    chosen: (count) => `${figure(count)} pays ${plural(count, { one: 'choisi', other: 'choisis' })}`,
    noneFound: 'Aucun pays ne correspond.',
    chooseOne: 'Choisissez au moins un pays.',
    save: 'Enregistrer les pays de vente',
    cancel: 'Annuler',
    saved: 'Pays de vente enregistrés.',
    failed: (reason) => `Les pays de vente n’ont pas été enregistrés. ${reason}`,
  },
  save: 'Enregistrer',
  back: 'Retour aux paramètres de paiement',
  saveRegion: 'Enregistrer',
  unsaved: (count) =>
    plural(count, {
      one: `${count} modification non enregistrée`,
      other: `${figure(count)} modifications non enregistrées`,
    }),
  nothingToSave: 'Aucune modification à enregistrer',
  saving: 'Enregistrement',
  loading: 'Chargement de vos filtres',
  retrievalFailed:
    'Une erreur s’est produite lors du chargement de vos paramètres de protection contre la fraude. Actualisez la page pour réessayer.',
  cannotSave: 'Rien ne peut être enregistré tant que vos filtres n’ont pas pu être lus.',
  notSaved: (reason) => `Les paramètres n’ont pas été enregistrés. ${reason}`,
  savingFailed: 'Erreur lors de l’enregistrement des paramètres.',
  saved: 'Paramètres enregistrés.',
  nowAdvanced: 'Le niveau de protection est maintenant « avancé ».',
  nowBasic:
    'Le niveau de protection est maintenant « de base ». Au moins un filtre de risque doit être activé pour la protection avancée.',
  stillBasic: 'Au moins un filtre de risque doit être activé pour la protection avancée.',
  conflict: {
    title: (by) => `${by} a modifié les filtres pendant que vous les modifiiez`,
    text: 'Vos changements n’ont pas été enregistrés et sont toujours sur cette page.',
    mine: 'Enregistrer les miens à la place',
    theirs: 'Afficher les autres et abandonner les miens',
    somebody: 'Quelqu’un d’autre',
  },
};

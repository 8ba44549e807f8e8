import { either, listed, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { settingsCopy as english } from '#web/features/settings/settings-copy.ts';

export const settingsCopy: Words<typeof english> = {
  title: 'Paramètres de paiement',
  learnMore: 'En savoir plus',
  loadFailed: 'Erreur lors du chargement des paramètres.',
  saved: 'Paramètres enregistrés.',
  saveFailed: 'Erreur lors de l’enregistrement des paramètres.',
  saveLabel: 'Enregistrer',
  save: 'Enregistrer les modifications',
  discard: 'Abandonner',
  unchanged: 'Tout est enregistré',
  unsaved: (fields) =>
    fields.length === 1
      ? `Modification non enregistrée : ${fields[0]}`
      : `${fields.length} modifications non enregistrées`,
  checkFields: 'Vérifiez d’abord les champs signalés',
  above: 'Paramètres',
  back: 'Paiements',
  general: {
    title: 'Général',
    text: 'Activez les paiements, ou essayez d’abord tout avec des paiements de test.',
    enable: 'Accepter les paiements avec Countinghouse',
    enableHelp: 'Si l’option est désactivée, les acheteurs ne peuvent choisir aucun des moyens ci-dessous.',
    disableTitle: 'Ne plus accepter de paiements ?',
    disableText: 'Les acheteurs ne pourront plus payer avec :',
    disableAction: 'Désactiver',
    test: 'Mode test',
    testHelp: 'Personne n’est débité. Les commandes et les virements sont marqués comme tests.',
    testTitle: 'Activer le mode test ?',
    testText:
      'Les vraies cartes seront refusées jusqu’à ce que vous le désactiviez. Utilisez les cartes de test pour essayer votre page de paiement.',
    testAction: 'Activer',
    sandboxTitle: 'Ceci est un compte bac à sable',
    sandboxText: 'Ici, chaque paiement est un test. Configurez les paiements pour vendre pour de vrai.',
    setUp: 'Configurer les paiements',
  },
  methods: {
    title: 'Moyens de paiement',
    text: 'Ce que les acheteurs peuvent choisir sur la page de paiement. Un moyen n’apparaît que pour les devises qu’il accepte.',
    fees: 'Frais par pays',
    required: 'Obligatoire.',
    manual:
      'Vous débitez plus tard, seules les cartes sont donc proposées aux acheteurs. Les autres moyens attendent.',
    setupRequired: 'Configuration requise',
    setupRequiredOf: (label) => `Pourquoi ${label} doit être configuré`,
    needsCurrency: (label, currencies, isMultiCurrency) =>
      isMultiCurrency
        ? `${label} fonctionne en ${either(currencies)}. Les acheteurs le voient dès que votre boutique vend dans l’une de ces devises.`
        : `${label} fonctionne en ${either(currencies)}. Activez le multidevise et ajoutez l’une de ces devises.`,
    needsDomestic: (label, currency) =>
      `${label} n’accepte que les paiements en ${currency}, la devise de votre compte.`,
    checking: (label) => `Vérification de ${label}`,
    duplicate: (label, gateways) =>
      plural(gateways.length, {
        one: `${listed(gateways)} propose aussi ${label}. Les acheteurs le voient peut-être en double ; désactivez l’un des deux.`,
        other: `${listed(gateways)} proposent aussi ${label}. Les acheteurs le voient peut-être plusieurs fois ; n’en gardez qu’un.`,
      }),
    requirementsTitle: (label) => `Activer ${label} ?`,
    requirementsText: (label) =>
      `Pour proposer ${label}, il vous sera demandé ce qui suit. Vous pourrez l’utiliser après vérification.`,
    requirementsAction: 'Continuer',
  },
  later: {
    title: 'Paiement en plusieurs fois',
    text: 'Vous recevez le montant total tout de suite ; l’acheteur paie en plusieurs fois.',
  },
  fees: {
    missing: 'Frais inconnus',
    from: (price) => `À partir de ${price}`,
    of: (label) => `Frais : ${label}`,
    base: 'Frais de base',
    international: 'Paiement international',
    exchange: 'Conversion de devise',
    total: 'Au plus',
    discount: (percent) => `Remise de ${percent} appliquée, sauf sur la conversion de devise`,
  },
  express: {
    title: 'Paiements express',
    text: 'Des boutons qui remplissent l’adresse et la carte d’un geste.',
    wallets: 'Apple Pay / Google Pay',
    walletsText: 'Les acheteurs paient avec la carte de leur téléphone ou de leur navigateur.',
    oneClick: 'Paiement en un clic',
    oneClickText: 'Les acheteurs connus confirment avec un code, et c’est fait.',
    link: 'Link',
    linkText: 'Cartes enregistrées d’une boutique à l’autre. Nécessite les cartes.',
    linkOrOneClick:
      'Désactivez d’abord le paiement en un clic : les deux ne peuvent pas être actifs ensemble.',
    customize: 'Personnaliser',
    customizeOf: (label) => `Personnaliser ${label}`,
    enable: (label) => `Afficher ${label}`,
    where: 'Où il apparaît',
    locations: { product: 'Pages produit', cart: 'Panier', checkout: 'Page de paiement' },
    look: 'Apparence du bouton',
    lookText: 'L’aperçu montre ce que verront les acheteurs.',
    locationsText: 'Choisissez les pages qui affichent le bouton.',
    type: 'Texte du bouton',
    types: {
      default: 'Le nom seul',
      buy: 'Acheter avec',
      donate: 'Faire un don avec',
      book: 'Réserver avec',
    },
    size: 'Taille',
    sizes: { small: 'Petit (40 px)', medium: 'Moyen (48 px)', large: 'Grand (55 px)' },
    theme: 'Thème',
    themes: { dark: 'Sombre', light: 'Clair', 'light-outline': 'Clair avec contour' },
    radius: 'Rayon des angles',
    radiusHelp: '0 : carré, 30 : rond.',
    radiusError: 'Saisissez un nombre entier de 0 à 30.',
    radiusUnit: 'px',
    preview: 'Aperçu',
    previewName: (brand, call) => (call === '' ? brand : `${call} ${brand}`),
    wallet1: 'Apple Pay',
    wallet2: 'Google Pay',
    off: 'Le bouton est désactivé.',
    globalTheme: 'Utiliser les couleurs de la boutique',
    logo: 'Logo de la boutique',
    logoKinds: 'PNG ou JPEG',
    logoKept: 'Votre logo',
    message: 'Texte sous le bouton',
    messageHelp: 'Écrivez [terms] et [privacy_policy] là où les liens doivent se trouver.',
    messageSample: { terms: 'Conditions d’utilisation', privacy: 'Politique de confidentialité' },
  },
  transactions: {
    title: 'Transactions',
    text: 'Comment les paiements sont encaissés et ce que les clients voient sur leur relevé.',
    savedCards: 'Permettre aux clients d’enregistrer leurs cartes',
    savedCardsHelp: 'Conservées par le prestataire de paiement, jamais dans votre boutique.',
    manual: 'Débiter plus tard',
    manualHelp:
      'Les cartes sont d’abord autorisées ; capturez sous 7 jours. Les autres moyens sont masqués tant que cette option est active.',
    manualTitle: 'Débiter les cartes plus tard ?',
    manualText:
      'Vous devez capturer chaque paiement sous 7 jours, sinon il est annulé et la commande n’est pas payée. Les moyens autres que les cartes sont masqués aux acheteurs.',
    manualInPerson: 'Les paiements en personne doivent être capturés sous 2 jours.',
    manualAction: 'Débiter plus tard',
    handIn: {
      label: 'Remettre les brouillons de preuves à la date limite',
      help: 'Pour chaque litige : ce qui est conservé ici part à la banque si personne ne l’envoie, avec un e-mail 24 heures avant. Enregistré dès que vous le modifiez.',
      saved: {
        yes: 'Les brouillons sont remis à la date limite.',
        no: 'Les brouillons ne sont plus remis ; quelqu’un doit les envoyer.',
      },
      notSaved: 'Le choix n’a pas été enregistré.',
    },
    statement: {
      account_statement_descriptor: 'Libellé sur le relevé bancaire du client',
      account_statement_descriptor_kanji: 'Libellé sur le relevé bancaire du client (kanji)',
      account_statement_descriptor_kana: 'Libellé sur le relevé bancaire du client (kana)',
    },
    statementHelp: {
      account_statement_descriptor: '5 à 22 caractères dont une lettre latine, sans * " \' < >',
      account_statement_descriptor_kanji: 'Au plus 17 caractères',
      account_statement_descriptor_kana: 'Au plus 22 caractères',
    },
    counter: (length, most) => `${length} / ${most}`,
    contact: {
      account_business_support_email: 'E-mail du support',
      account_business_support_phone: 'Téléphone du support',
    },
    contactHelp: 'Peut apparaître sur les reçus.',
  },
  payouts: {
    title: 'Virements',
    text: 'Quand votre argent part vers la banque.',
    learnMore: 'Délai d’attente et jours ouvrés',
    frequency: 'Fréquence',
    manual: 'Quand vous le demandez',
    intervals: { daily: 'Quotidienne', weekly: 'Hebdomadaire', monthly: 'Mensuelle' },
    day: 'Jour',
    date: 'Date',
    lastDay: 'Dernier jour du mois',
    weekdays: {
      monday: 'Lundi',
      tuesday: 'Mardi',
      wednesday: 'Mercredi',
      thursday: 'Jeudi',
      friday: 'Vendredi',
    },
    unavailable: 'Le calendrier des virements ne peut pas être modifié pour votre compte actuellement.',
    waiting:
      'Votre premier virement attend 7 à 14 jours. Vous pourrez choisir un calendrier une fois qu’il sera arrivé.',
    bank: 'Comptes bancaires',
    noBank: 'Pas encore de compte bancaire',
    bankFailed: 'La banque a renvoyé un virement. Vérifiez vos coordonnées bancaires.',
    manage: 'Gérer dans votre compte',
  },
  fraud: {
    title: 'Protection contre la fraude',
    text: 'Avec quelle rigueur les paiements sont contrôlés avant d’être encaissés.',
    level: 'Niveau de protection',
    levels: { basic: 'De base', advanced: 'Avancé' },
    basicHelp: 'Ne bloque que les paiements que le prestataire de paiement juge au risque le plus élevé.',
    filtersOn: (count) =>
      count === 0
        ? 'Vos propres filtres.'
        : plural(count, {
            one: `Vos propres filtres : ${count} sur 6 actif.`,
            other: `Vos propres filtres : ${count} sur 6 actifs.`,
          }),
    configure: 'Configurer',
    edit: 'Modifier',
    unread:
      'Une erreur s’est produite lors du chargement de vos paramètres de protection contre la fraude. Actualisez la page pour réessayer.',
  },
  reporting: {
    title: 'Rapports',
    text: 'La langue des fichiers que vous exportez.',
    language: 'Langue des exports',
    help: 'Pour les exports de transactions, de virements et de litiges : les titres des colonnes et les mots qu’elles contiennent.',
    noWords: (language) =>
      `Cette langue n’est pas encore disponible (${language}) ; les exports de transactions, de virements et de litiges sont donc écrits en anglais.`,
    english: 'Anglais',
  },
  advanced: {
    title: 'Avancé',
    text: 'Pour les boutiques qui grandissent et pour rechercher les erreurs.',
    currencies: 'Paramètres multidevises',
    multiCurrency: 'Multidevise',
    multiCurrencyHelp: 'Affichez et débitez les prix dans la devise de vos clients.',
    subscriptions: 'Abonnements',
    subscriptionsHelp:
      'Vendez des produits payés chaque semaine, mois ou année. Si l’option est désactivée, plus aucun n’est vendu ; ceux en cours continuent.',
    log: 'Journaliser les erreurs',
    logHelp: 'Aide le support. Ne contient jamais de numéros de carte.',
    logForced: 'Toujours actif tant que la boutique est en développement.',
    billing: 'Facturation des abonnements',
    billingLabel: 'Laisser le prestataire de paiement facturer les nouveaux abonnements',
    billingHelp:
      'Si l’option est désactivée, les abonnements qu’il facture sont transférés dans votre boutique.',
    toMove: (count) => `Abonnements facturés par le prestataire de paiement : ${count}.`,
    move: 'Les transférer dans la boutique',
    moving: (count) =>
      `Transfert vers la boutique en cours. Abonnements : ${count}. Vous pouvez quitter cette page.`,
    moved: (count) => `Abonnements transférés dans la boutique : ${count}.`,
    moveFailed: 'Erreur au démarrage de la migration Stripe Billing.',
  },
  conflict: {
    title: 'Quelqu’un d’autre a enregistré avant vous',
    text: (by) =>
      `${by} a modifié les paramètres pendant que vous les modifiiez. Vos changements ne sont pas encore enregistrés.`,
    somebody: 'Quelqu’un',
    changed: 'Ce qui a été modifié',
    both: 'Modifié des deux côtés. Que faut-il garder ?',
    mine: (value) => `Mon choix : ${value}`,
    theirs: (value) => `L’autre choix : ${value}`,
    from: (before, after) => `${before} → ${after}`,
    discard: 'Abandonner mes modifications',
    save: 'Enregistrer avec mes choix',
  },
};

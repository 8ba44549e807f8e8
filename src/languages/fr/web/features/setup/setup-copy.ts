import { figure, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { setupCopy as english } from '#web/features/setup/setup-copy.ts';

export const setupCopy: Words<typeof english> = {
  title: 'Configuration',
  lead: 'Comment cette boutique joint son prestataire de paiement, ce qu’elle peut y faire, et jusqu’où l’historique a été copié.',
  failed: 'La configuration n’a pas pu être lue.',
  sync: 'Ouvrir Synchronisation',
  modes: { live: 'Réel', test: 'Test' },
  simulated: 'Simulé',

  connectionTitle: 'Connexion',
  service: 'Service',
  services: { simulator: 'Simulateur', stripe: 'Stripe' },
  way: 'Accès',
  ways: {
    simulated: 'Un prestataire de paiement dans ce programme : pas d’argent réel',
    direct: 'Votre propre compte, avec sa propre clé',
    connect: 'Un compte connecté à une plateforme',
  },
  mode: 'Mode',
  modeWords: {
    live: 'Réel : de l’argent réel circule',
    test: 'Test : aucun argent réel ne circule',
  },
  account: 'Compte',
  noAccount: 'Pas encore lu',
  // After “Copier”.
  accountId: 'l’ID du compte',
  key: 'Clé secrète',
  keyTaken: (isRestricted) => (isRestricted ? 'Limitée, acceptée' : 'Sans limite, acceptée'),
  keyRefused: 'Refusée',
  publishable: 'Clé publiable',
  publishableSet: 'Définie',
  publishableMissing: 'Non définie',
  clock: 'Horloges',
  clockUnknown: 'Pas encore comparées',
  clockAgrees: 'Concordent',
  clockOff: (seconds) =>
    seconds > 0 ? `Ce serveur retarde de ${figure(seconds)} s` : `Ce serveur avance de ${figure(-seconds)} s`,
  keyRefusedTitle: 'Le prestataire de paiement refuse la clé',
  keyRefusedText:
    'Créez-y une nouvelle clé, mettez-la dans STRIPE_SECRET_KEY et redémarrez le serveur. Rien n’est perdu entre-temps : ce qui se passe est récupéré ensuite.',
  keyPage: 'Clés chez le prestataire de paiement',
  unrestrictedTitle: 'Cette clé peut tout faire',
  unrestrictedText:
    'Une clé limitée avec les autorisations ci-dessous suffit, et fait moins de dégâts en de mauvaises mains.',
  clockTitle: 'Les horloges sont trop décalées',
  clockText:
    'Les notifications sont refusées quand elles semblent dater de plus de cinq minutes. Mettez l’horloge de ce serveur à l’heure.',

  simulatorTitle: 'Rien à configurer',
  simulatorText:
    'Le simulateur n’a pas besoin de clé. Pour gagner de l’argent avec un vrai compte, démarrez le serveur avec ces réglages.',
  settings: [
    { name: 'PROVIDER=stripe', what: 'Utilise un vrai compte au lieu du simulateur.' },
    { name: 'STRIPE_SECRET_KEY', what: 'Une clé limitée, rk_live_… ou rk_test_…' },
    {
      name: 'STRIPE_WEBHOOK_SECRET',
      what: 'whsec_…, ou deux séparés par une virgule pendant que l’un remplace l’autre.',
    },
    { name: 'STRIPE_PUBLISHABLE_KEY', what: 'pk_live_… ou pk_test_…, du même mode que la clé secrète.' },
    {
      name: 'STRIPE_ACCOUNT',
      what: 'acct_…, seulement si la clé est celle d’une plateforme ; ou le mot new, pour ouvrir un compte depuis cette page.',
    },
  ],
  settingsFoot:
    'Chaque secret peut aussi être lu dans un fichier que seul le serveur peut lire : STRIPE_SECRET_KEY_FILE, STRIPE_WEBHOOK_SECRET_FILE.',

  permissionsTitle: 'Ce que la clé peut faire',
  permissionsFailed: 'Les autorisations n’ont pas pu être demandées.',
  permissionsAgain: 'Vérifier de nouveau',
  permissionsNone: 'Il n’y a pas de clé à vérifier.',
  allGranted: (count) => `Toutes les autorisations sont là (${count})`,
  asked: (when) => `Vérifié le ${when}. Vérifier ne change rien.`,
  someMissing: (count) =>
    plural(count, { one: `Il manque ${count} autorisation`, other: `Il manque ${count} autorisations` }),
  someMissingText:
    'Ce qui en a besoin échoue tant que la clé ne les a pas. Modifiez la clé chez le prestataire de paiement.',
  someUnknown: (count) =>
    plural(count, {
      one: `${count} autorisation n’a pas pu être vérifiée`,
      other: `${count} autorisations n’ont pas pu être vérifiées`,
    }),
  someUnknownText: (isKeyTaken) =>
    isKeyTaken
      ? 'Le prestataire de paiement n’a pas répondu. Vérifiez de nouveau dans un instant.'
      : 'Le prestataire de paiement refuse la clé. Remplacez-la, puis vérifiez de nouveau.',
  permissionColumns: { name: 'Autorisation', need: 'Nécessaire pour', state: 'État' },
  states: {
    granted: 'Accordée',
    missing: 'Manquante',
    unknown: 'Inconnue',
  },
  needs: {
    'Balance: read': 'Soldes dans la vue d’ensemble et les virements',
    'Balance transactions: read': 'La liste des transactions et toutes les sommes',
    'Charges: read': 'Détails du paiement',
    'PaymentIntents: read': 'Détails du paiement et autorisations',
    'PaymentIntents: write': 'Capturer et annuler des autorisations',
    'Refunds: read': 'Remboursements des paiements et des commandes',
    'Refunds: write': 'Rembourser',
    'Disputes: read': 'La liste des litiges',
    'Disputes: write': 'Répondre aux litiges et les accepter',
    'Payouts: read': 'La liste des virements',
    'Payouts: write': 'Virements instantanés',
    'Files: read': 'Fichiers de preuves',
    'Events: read': 'Retrouver ce qui n’a pas été reçu',
    'Terminal: read': 'Lecteurs de cartes',
    'Payment method configurations: read': 'Moyens de paiement dans les paramètres',
    'Payment method configurations: write': 'Activer des moyens de paiement',
    'Accounts: read': 'L’état du compte',
  },

  webhookTitle: 'Notifications',
  webhookUrl: 'Adresse de réception',
  // After “Copier”.
  url: 'l’adresse',
  secrets: 'Secret de signature',
  secretsWords: (count) => ['Aucun', 'Un', 'Deux : l’un remplace l’autre'][count] ?? String(count),
  lastDelivery: 'Dernière notification',
  noDelivery: 'Aucune pour l’instant',
  noSecretTitle: 'Sans secret de signature, aucune notification n’est acceptée',
  noSecretText:
    'Les événements sont récupérés une fois par minute à la place. Pour les recevoir aussitôt, ajoutez l’adresse chez le prestataire de paiement et mettez son secret dans STRIPE_WEBHOOK_SECRET.',
  webhookPage: 'Webhooks chez le prestataire de paiement',
  eventsShow: (count) => `Les ${count} événements à y choisir`,
  // After “Copier”.
  events: 'la liste des événements',

  canTitle: 'Ce qui fonctionne avec cet accès',
  can: 'Ici',
  cannot: 'Chez le prestataire de paiement',
  canColumns: { what: 'Fonction', where: 'Où' },
  capabilities: {
    embeddedOnboarding: 'Vérifier le compte',
    payoutScheduleWrites: 'Modifier le calendrier des virements',
    businessDetailsWrites: 'Modifier le libellé du relevé et le contact du support',
    bankAccountWrites: 'Changer le compte bancaire',
    instantPayouts: 'Virements instantanés',
    loans: 'Prêts',
    documents: 'Factures fiscales',
    readers: 'Lecteurs de cartes',
    vatLookup: 'Rechercher des numéros fiscaux',
  },

  historyTitle: 'Copie de l’historique',
  historyNone: 'Pas encore commencée',
  historyNoneText:
    'Tout ce que détient le prestataire de paiement est copié une fois, automatiquement, peu après le premier démarrage.',
  historyFailed: 'L’avancement n’a pas pu être lu.',
  historyColumns: {
    kind: 'Données',
    rows: 'Copiées',
    rate: 'Vitesse',
    left: 'Temps restant',
    progress: 'Avancement',
  },
  kinds: {
    account: 'Compte',
    payout: 'Virements',
    payment_intent: 'Paiements',
    charge: 'Encaissements',
    refund: 'Remboursements',
    dispute: 'Litiges',
    transaction: 'Mouvements du solde',
    document: 'Documents',
    loan: 'Prêts',
    payout_contents: 'Contenu de chaque virement',
    store_product: 'Produits de votre boutique',
    store_customer: 'Clients de votre boutique',
    store_order: 'Commandes de votre boutique',
  },
  rate: (rows) => `${rows} par seconde`,
  done: 'Terminé',
  leftUnknown: 'Pas encore connu',
  left: (seconds) => {
    if (seconds < 60) return 'Moins d’une minute';
    const minutes = Math.round(seconds / 60);
    const hours = Math.round(seconds / 3600);
    return seconds < 5400
      ? plural(minutes, { one: `Environ ${minutes} minute`, other: `Environ ${minutes} minutes` })
      : plural(hours, { one: `Environ ${hours} heure`, other: `Environ ${figure(hours)} heures` });
  },
  progressOf: (kind) => `Avancement : ${kind}`,
};

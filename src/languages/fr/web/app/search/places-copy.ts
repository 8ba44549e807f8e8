import type { Words } from '#languages/kit/words.ts';
import type {
  helpPlaces as englishHelpPlaces,
  otherPlaces as englishOtherPlaces,
  settingsPlaces as englishSettingsPlaces,
} from '#web/app/search/places-copy.ts';

export const settingsPlaces: Words<typeof englishSettingsPlaces> = {
  general: ['Général : activer les paiements, mode test', 'activer désactiver boutique test'],
  'payment-methods': [
    'Moyens de paiement',
    'cartes ideal sepa bancontact klarna visa mastercard cb frais tarifs',
  ],
  'buy-now-pay-later': ['Paiement en plusieurs fois', 'klarna affirm afterpay différé échelonné crédit'],
  'express-checkouts': ['Paiements express', 'apple pay google wallet portefeuille bouton woopay link'],
  transactions: [
    'Transactions : capture différée, cartes enregistrées, relevé bancaire, contact du support',
    'manuelle autorisation libellé nom relevé e-mail email téléphone assistance enregistrée',
  ],
  'payout-schedule': [
    'Calendrier des virements et compte bancaire',
    'quotidien hebdomadaire mensuel iban rib numéro de compte',
  ],
  'fp-settings': ['Protection contre la fraude', 'risque bloquer règles avs cvc filtres'],
  reporting: ['Rapports : langue des fichiers', 'export csv traduction langue'],
  'advanced-settings': ['Paramètres avancés', 'multidevise abonnements débogage journal'],
};

export const otherPlaces: Words<typeof englishOtherPlaces> = {
  password: ['Changer votre mot de passe', 'connexion identifiant compte sécurité profil'],
  currencies: ['Devises, taux et arrondis', 'change multidevise argent sélecteur'],
  keys: ['Clés API', 'rest accès jeton programmes intégration stripe'],
  setup: ['Stripe : clés et autorisations', 'webhook secret connecter prestataire'],
};

/** The titles are those of the help topics. */
export const helpPlaces: Words<typeof englishHelpPlaces> = {
  verification: ['La vérification de votre entreprise', 'identité documents kyc passeport justificatif'],
  'account-status': ['Ce que signifie l’état du compte', 'restreint en attente refusé examen activé statut'],
  'early-selling': ['Vendre avant la fin de la vérification', 'limite plafond progressif'],
  sandbox: ['Le bac à sable', 'sandbox test essayer démo réel'],
  'test-mode': ['Le mode test', 'cartes 4242 essayer'],
  'site-connection': ['La connexion de votre site', 'mode sans échec reconnecter'],
  terms: ['Conditions d’utilisation', 'juridique contrat cgu accord'],
  https: ['Pourquoi HTTPS est nécessaire', 'ssl certificat sécurisé tls'],
  'payout-schedule': ['Le calendrier des virements', 'quand argent banque jours délai'],
  'instant-payouts': ['Les virements instantanés', 'rapide maintenant minutes frais'],
  'failed-payouts': ['Quand un virement échoue', 'retourné rejeté compte bancaire clôturé'],
  balances: ['Votre solde', 'disponible en attente argent'],
  fees: ['Les frais', 'coûts prix tarifs pourcentage commission'],
  transactions: ['Lire la liste des transactions', 'net montant colonnes'],
  'manual-capture': ['Capturer les paiements plus tard', 'autorisation réservation non capturé encaisser'],
  refunds: ['Les remboursements', 'rendre retour partiel avoir'],
  exports: ['Exporter une liste', 'csv télécharger fichier comptable langue traduction'],
  documents: ['Factures fiscales et TVA', 'taxes impôts facture relevé'],
  'card-readers': ['Lecteurs de cartes et paiements en personne', 'terminal tpe caisse sans contact'],
  capital: ['Les prêts Capital', 'financement crédit avance'],
  disputes: ['Les litiges', 'chargeback rétrofacturation impayé banque réclamation'],
  inquiries: ['Les demandes d’information', 'question banque'],
  evidence: ['Les preuves qui comptent', 'contester justificatif documents envoyer'],
  'fraud-protection': ['La protection contre la fraude', 'risque règles filtres bloquer'],
  'risk-level': ['Les niveaux de risque', 'élevé très élevé normal'],
  'payment-methods': ['Les moyens de paiement', 'cartes ideal klarna proposer'],
  'express-checkouts': ['Les paiements express', 'apple google wallet portefeuille'],
  'multi-currency': ['Vendre en plusieurs devises', 'change euro conversion'],
  'statement-descriptor': ['Le nom sur les relevés bancaires', 'libellé client carte'],
  subscriptions: ['Les paiements récurrents', 'renouvellement mensuel abonnement'],
  'time-zone': ['Jours et fuseaux horaires', 'fuseau heure date utc'],
  'api-keys': ['Les clés API', 'rest jeton programmes'],
  privacy: ['Ce qui est suivi', 'cookies données suivi confidentialité rgpd'],
};

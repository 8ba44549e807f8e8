import { figure } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { chartCopy as english } from '#web/features/books/chart-copy.ts';

export const chartCopy: Words<typeof english> = {
  failed: 'Le plan comptable n’a pas pu être chargé.',
  newer: 'Ces paramètres viennent d’une version plus récente que cette page. Rechargez la page.',
  loading: 'Le plan comptable est en cours de chargement',
  how: 'Comment comptabiliser',
  package: 'Logiciel comptable',
  packageHelp:
    'Chacun commence avec ses propres numéros. En choisir un autre remplit ses numéros ci-dessous.',
  grain: 'Une écriture pour',
  grains: {
    transaction: 'Chaque mouvement',
    day: 'Chaque jour',
    payout: 'Chaque virement',
  },
  basis: 'Comptabilisé au jour',
  bases: {
    payment: 'du paiement',
    payout: 'du virement avec lequel il est parti',
  },
  basisHelp:
    'Au jour du paiement, les ventes figurent dans le bon mois et le compte de transit est le solde chez le prestataire. Au jour du virement, ce qu’aucun virement n’a encore pris attend.',
  basisLocked: 'Des mois sont verrouillés, ceci ne peut donc pas être modifié. Déverrouillez-les d’abord.',
  elsewhere: 'Les ventes sont comptabilisées ailleurs',
  elsewhereHelp:
    'Votre boutique ou votre caisse comptabilise déjà les ventes et les remboursements. Ils ont alors ici un compte de contrepartie à part, et aucune vente n’est comptée deux fois.',
  bankElsewhere: 'Le logiciel comptable enregistre lui-même les lignes bancaires',
  bankElsewhereHelp:
    'Il lit votre compte bancaire, comme Xero le fait toujours. Ici, les virements restent alors en cours ; dans le logiciel, rapprochez la ligne bancaire avec ce compte.',
  tax: 'Comptabiliser la taxe des ventes sur un compte à part',
  taxHelp:
    'Chaque paiement et remboursement contient la même part de taxe que sa commande. Laissez désactivé si le compte de ventes extrait lui-même la taxe, comme ceux de DATEV.',
  datev: 'DATEV',
  datevNumbers: {
    adviser: 'Numéro du conseiller fiscal',
    client: 'Numéro de dossier client',
    year_begins: 'L’exercice commence au mois',
  },
  outOfRange: (least, most) => `Saisissez un nombre de ${figure(least)} à ${figure(most)}.`,
  accounts: 'Comptes',
  accountsText:
    'Demandez ces numéros à votre comptable. QuickBooks connaît les comptes par leurs noms, les autres par leurs numéros.',
  perCurrency: 'Comptes d’une seule devise',
  perCurrencyText:
    'Si votre comptabilité tient un compte par devise, par exemple un compte de transit et un compte bancaire en euros, ajoutez-le ici. Tout le reste est comptabilisé sur les comptes ci-dessus.',
  ofCurrency: (account, currency) => `${account}, ${currency}`,
  currency: 'Devise',
  chooseCurrency: 'Choisissez une devise',
  account: 'Compte',
  addAccount: 'Ajouter le compte',
  removeAccount: 'Retirer',
  removeAccountName: (account) => `Retirer ${account}`,
  code: (account) => `Numéro : ${account}`,
  name: (account) => `Nom : ${account}`,
  taxCode: (account) => `Code de taxe : ${account}`,
  heads: { what: 'Usage', code: 'Numéro', name: 'Nom', tax: 'Code de taxe' },
  problems: {
    missing: 'Saisissez un numéro et un nom.',
    taken: 'Ce numéro désigne de l’argent et est déjà pris par un autre compte.',
    name_taken: 'Ce compte désigne de l’argent, et un autre porte le même nom. QuickBooks n’en ferait qu’un.',
    not_datev: 'DATEV accepte des numéros de quatre à huit chiffres.',
    other_length: 'Tous les numéros DATEV ont la même longueur.',
  },
  save: 'Enregistrer',
  saved: 'Le plan comptable est enregistré.',
  notSaved: 'Le plan comptable n’a pas été enregistré.',
};

import type { booksFailuresCopy as english } from '#contract/kit/books-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const booksFailuresCopy: Words<typeof english> = {
  books_days_wrong:
    'Choisissez un premier jour qui n’est pas postérieur au dernier, tous deux entre 1970 et 2999.',
  books_chart_wrong:
    'Un compte du plan comptable n’a pas de numéro ou de nom, partage son numéro avec un autre, ou a un numéro que DATEV n’accepte pas. Rien n’a été enregistré.',
  books_locked_basis:
    'Des mois sont verrouillés selon le jour de comptabilisation actuel. Déverrouillez-les avant d’en choisir un autre ; sinon des paiements seraient comptabilisés deux fois, ou pas du tout.',
  books_month_not_over: 'Ce mois n’est pas encore terminé. Revenez quand il le sera.',
  books_month_locked: 'Ce mois est déjà verrouillé.',
  books_month_gap: 'Un mois antérieur est encore ouvert. Verrouillez les mois l’un après l’autre.',
  books_month_not_locked: 'Ce mois n’est pas verrouillé.',
  books_month_locked_after: 'Un mois ultérieur est aussi verrouillé. Déverrouillez-le d’abord.',
  books_not_datev:
    'DATEV n’accepte que des numéros de compte de quatre à huit chiffres. Choisissez d’abord un plan DATEV dans le plan comptable.',
};

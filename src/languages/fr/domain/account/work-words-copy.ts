import type { workCopy as english } from '#domain/account/work-words-copy.ts';
import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';

/** `words` is a figure, or “au moins 100”. */
type Several = Readonly<{ count: number; words: string }>;

const disputes = ({ count, words }: Several): string =>
  plural(count, {
    one: `Répondez à ${words} litige en cours`,
    other: `Répondez à ${words} litiges en cours`,
  });
const held = ({ count, words }: Several): string =>
  plural(count, { one: `Examinez ${words} paiement retenu`, other: `Examinez ${words} paiements retenus` });
const expiring = ({ count, words }: Several): string =>
  plural(count, {
    one: `Capturez ${words} paiement avant la fin de sa réservation`,
    other: `Capturez ${words} paiements avant la fin de leur réservation`,
  });

export const workCopy: Words<typeof english> = {
  disputes: {
    one: (sum, days) =>
      plural(days, {
        one: `Répondez à un litige de ${sum} : ${days} jour restant`,
        other: `Répondez à un litige de ${sum} : ${days} jours restants`,
      }),
    oneOnLastDay: (sum) => `Répondez à un litige de ${sum} : dernier jour`,
    oneText: (by) => `Répondez au plus tard le ${by}, sinon le client gagne.`,
    oneAction: 'Répondre',
    several: disputes,
    allToday: (several) => `${disputes(several)}, tous aujourd’hui`,
    someToday: (several, today) => `${disputes(several)}, dont ${today} aujourd’hui`,
    severalFor: (several, sum) => `${disputes(several)}, ${sum} au total`,
    allTodayFor: (several, sum) => `${disputes(several)}, tous aujourd’hui, ${sum} au total`,
    someTodayFor: (several, today, sum) => `${disputes(several)}, dont ${today} aujourd’hui, ${sum} au total`,
    severalText: (by) => `La première réponse est attendue au plus tard le ${by}.`,
    severalAction: 'Voir les litiges',
  },
  held: {
    one: 'Examinez un paiement retenu',
    oneToday: 'Examinez un paiement retenu, aujourd’hui',
    oneText: (by) => `Vos règles antifraude l’ont retenu. La réservation prend fin le ${by}.`,
    several: held,
    allToday: (several) => `${held(several)}, tous aujourd’hui`,
    someToday: (several, today) => `${held(several)}, dont ${today} aujourd’hui`,
    severalText: (by) => `Vos règles antifraude les ont retenus. La première réservation prend fin le ${by}.`,
    action: 'Examiner',
  },
  expiring: {
    one: 'Capturez un paiement avant la fin de sa réservation',
    oneToday: 'Capturez un paiement avant la fin de sa réservation, aujourd’hui',
    oneText: (by) => `Capturez-le au plus tard le ${by}.`,
    several: expiring,
    allToday: (several) => `${expiring(several)}, tous aujourd’hui`,
    someToday: (several, today) => `${expiring(several)}, dont ${today} aujourd’hui`,
    severalText: (by) => `Capturez le premier au plus tard le ${by}.`,
    action: 'Capturer',
  },
  worth: (title, sum) => `${title} : ${sum}`,

  failedPayout: {
    title: (sum, day) => `Le virement de ${sum} du ${day} a échoué`,
    text: (reason) => `${reason} L’argent est de retour dans votre solde.`,
    action: 'Voir le virement',
  },
  failedWithdrawal: {
    title: (sum, day) => `Le prélèvement de ${sum} du ${day} a échoué`,
    text: (reason) => `${reason} Le montant manque de nouveau à votre solde.`,
  },
  missingPayout: {
    title: (sum) => `Le virement de ${sum} n’est pas sur votre relevé bancaire`,
    text: (day, days) =>
      plural(days, {
        one: `Il était attendu au plus tard le ${day}, il y a ${days} jour. Cherchez-le dans À rapprocher ; s’il n’y est pas, interrogez votre banque en indiquant sa référence.`,
        other: `Il était attendu au plus tard le ${day}, il y a ${days} jours. Cherchez-le dans À rapprocher ; s’il n’y est pas, interrogez votre banque en indiquant sa référence.`,
      }),
    action: 'Voir le virement',
  },
  unsentDraft: {
    title: (sum) => `Vos preuves pour ${sum} n’ont pas été transmises à la banque`,
    changesTitle: (sum) => `Vos modifications des preuves pour ${sum} n’ont pas été transmises à la banque`,
    too_little: (by) =>
      `Elles sont insuffisantes pour être remises à votre place. Complétez-les ou envoyez-les au plus tard le ${by}, sinon la banque ne reçoit rien.`,
    switched_off: (by) =>
      `Votre boutique ne remet pas les brouillons. Envoyez-les au plus tard le ${by}, sinon la banque ne reçoit rien.`,
    saved_before: (by) =>
      `Ce que vous avez enregistré pour plus tard y part automatiquement. Enregistrez aussi vos modifications ou envoyez-les au plus tard le ${by}.`,
    action: 'Terminer',
  },
};

import { figure, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { exportReadyCopy as english } from '#server/mail/templates/export-ready-copy.ts';

const readyWith = (what: string) => (storeName: string, filename: string, rows: number) =>
  plural(rows, {
    one: `${what} chez ${storeName} est prêt : ${filename}, ${rows} ligne.`,
    other: `${what} chez ${storeName} est prêt : ${filename}, ${figure(rows)} lignes.`,
  });

export const exportReadyCopy: Words<typeof english> = {
  subject: {
    transactions: 'Votre export de transactions est prêt',
    payouts: 'Votre export de virements est prêt',
    disputes: 'Votre export de litiges est prêt',
    blocked: 'Votre export de paiements bloqués est prêt',
    'audit-log': 'Votre export du journal d’audit est prêt',
  },
  ready: {
    transactions: readyWith('Votre export de transactions'),
    payouts: readyWith('Votre export de virements'),
    disputes: readyWith('Votre export de litiges'),
    blocked: readyWith('Votre export de paiements bloqués'),
    'audit-log': readyWith('Votre export du journal d’audit'),
  },
  attached: 'Le fichier est joint. Vous pouvez aussi le télécharger ici (connexion requise) :',
  tooLarge: 'Le fichier est trop volumineux pour un e-mail. Téléchargez-le ici (connexion requise) :',
  why: 'Vous recevez cet e-mail parce que vous avez demandé cet export. Personne d’autre ne l’a reçu.',
};

import type { Words } from '#languages/kit/words.ts';
import type { beingConfirmedCopy as english } from '#web/blocks/payment-actions/being-confirmed-copy.ts';

type Said = (amount: string | undefined, at: string | undefined) => string;
type Agreed = Readonly<{ asked: string; unconfirmed: string }>;

const masculine: Agreed = { asked: 'demandé', unconfirmed: 'n’est pas encore confirmé' };
const feminine: Agreed = { asked: 'demandée', unconfirmed: 'n’est pas encore confirmée' };

const pending =
  (what: string, of: (amount: string) => string, { asked, unconfirmed }: Agreed): Said =>
  (amount, at) => {
    const named = amount === undefined ? what : of(amount);
    return at === undefined ? `${named} ${unconfirmed}.` : `${named}, ${asked} le ${at}, ${unconfirmed}.`;
  };

export const beingConfirmedCopy: Words<typeof english> = {
  confirming: 'Confirmation en cours',
  confirmingText:
    'Le prestataire de paiement n’a pas répondu clairement. Inutile de recommencer : l’opération a lieu au plus une fois, et cette page montre son résultat dès qu’il est connu.',
  unknownTitle: 'Pas encore confirmé',
  unknownText:
    'Le résultat est encore en cours de vérification, et l’opération peut avoir lieu au plus une fois. Redemander répète la même requête.',
  askAgain: 'Redemander',
  atMostOnce: 'Vérification en cours ; l’opération peut avoir lieu au plus une fois.',
  attentionTitle: 'Jamais confirmé',
  attentionText:
    'Le prestataire de paiement n’a jamais répondu. Vérifiez chez lui si l’opération a eu lieu, puis réglez-la sur la page Synchronisation.',
  attentionLink: 'La régler sur la page Synchronisation',
  pending: {
    refund: pending('Le remboursement', (amount) => `Le remboursement de ${amount}`, masculine),
    capture: pending('La capture du paiement', (amount) => `La capture de ${amount}`, feminine),
    cancel: pending('L’annulation du paiement', (amount) => `L’annulation de ${amount}`, feminine),
    accept: pending(
      'Votre acceptation du litige',
      (amount) => `Votre acceptation du litige de ${amount}`,
      feminine,
    ),
    submit: pending(
      'L’envoi de vos preuves',
      (amount) => `L’envoi de vos preuves pour le litige de ${amount}`,
      masculine,
    ),
    payout: pending('Le virement instantané', (amount) => `Le virement instantané de ${amount}`, masculine),
    other: pending('Une opération', (amount) => `Une opération de ${amount}`, feminine),
  },
};

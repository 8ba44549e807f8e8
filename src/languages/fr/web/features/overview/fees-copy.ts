import type { Words } from '#languages/kit/words.ts';
import type { feesCopy as english } from '#web/features/overview/fees-copy.ts';

export const feesCopy: Words<typeof english> = {
  title: 'Frais',
  standard: 'Vous payez les frais standard. Aucune remise ne s’applique actuellement.',
  learnMore: 'Voir tous les frais',
  methods: { card: 'Carte', card_present: 'En personne' },
  before: 'Avant :',
  discount: (percent) => `(remise de ${percent})`,
  used: (current, allowance) => `${current} sur ${allowance}`,
  bar: 'Volume remisé utilisé',
  ends: {
    volume_and_date: (volume, date) => `Prend fin à ${volume} de ventes ou le ${date}.`,
    volume: (volume) => `Prend fin à ${volume} de ventes.`,
    date: (date) => `Prend fin le ${date}.`,
  },
  terms: 'Conditions',
};

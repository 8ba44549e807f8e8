import { availableCountriesCopy } from '#languages/fr/domain/settings/available-countries-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  feesTopic as englishFeesTopic,
  ratesCopy as englishRatesCopy,
} from '#web/features/help/fees-copy.ts';
import type { HelpEntry } from '#web/features/help/help-topic.ts';

const EUROPE = 'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK';
const ELSEWHERE = 'AE AU CA HK JP NZ SG US';

const nameOf = (code: string): string =>
  code === 'US' ? 'États-Unis et Porto Rico' : availableCountriesCopy.name(code);

const countries = (codes: string): readonly HelpEntry[] =>
  codes
    .split(' ')
    .map((code) => ({ anchor: code.toLowerCase(), title: nameOf(code) }))
    .sort((a, b) => a.title.localeCompare(b.title, 'fr'));

export const ratesCopy: Words<typeof englishRatesCopy> = {
  title: 'Vos tarifs',
  method: 'Moyen de paiement',
  base: 'Base',
  international: 'Carte internationale',
  conversion: 'Conversion de devise',
  none: 'Sans frais',
  discount: (percent) => `Remise de ${percent} comprise`,
};

export const feesTopic: Words<typeof englishFeesTopic> = {
  title: 'Les frais',
  lead: 'Chaque paiement réussi coûte un pourcentage et un montant fixe. Il n’y a pas de frais mensuels.',
  sections: [
    {
      title: 'De quoi se composent les frais',
      text: ['Le détail figure sur chaque paiement. La somme de ses parties donne les frais.'],
      points: [
        'Frais de base : le pourcentage et le montant fixe du moyen de paiement dans votre pays.',
        'International : ajouté quand la carte a été émise à l’étranger.',
        'Conversion : ajoutée quand le client paie dans une autre devise que celle de vos virements.',
        'Remise : une part déduite des frais de base et internationaux, pendant un temps ou jusqu’à un certain volume.',
      ],
    },
    {
      title: 'Autres frais',
      text: [
        'Un litige a ses propres frais, rendus si vous gagnez. Les virements instantanés et les lecteurs de cartes utilisés ont les leurs. Les remboursements ne coûtent rien, mais les frais du paiement ne sont pas rendus.',
      ],
    },
  ],
  entries: {
    title: 'Dans votre pays',
    text: 'Toute carte non nationale paie la part internationale. Vos propres tarifs figurent ci-dessus, et à côté de chaque moyen dans les paramètres.',
    groups: [
      {
        text: 'Les cartes nationales sont celles émises dans votre pays ou dans l’Espace économique européen.',
        each: countries(EUROPE),
      },
      {
        text: 'Les cartes nationales sont celles émises dans votre pays.',
        each: countries(ELSEWHERE),
      },
    ],
  },
  see: ['transactions', 'disputes', 'documents'],
};

import type { Words } from '#languages/kit/words.ts';
import type {
  feesTopic as englishFeesTopic,
  ratesCopy as englishRatesCopy,
} from '#web/features/help/fees-copy.ts';

const CODES =
  'AE AT AU BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HK HR HU IE IT JP LT LU LV MT NL NO NZ PL PT RO SE SG SI SK US'.split(
    ' ',
  );

const EUROPE = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

const names = new Intl.DisplayNames('es', { type: 'region' });
const nameOf = (code: string): string =>
  code === 'US' ? 'Estados Unidos y Puerto Rico' : (names.of(code) ?? code);

const countries = (isChosen: (code: string) => boolean) =>
  CODES.filter(isChosen)
    .map((code) => ({ anchor: code.toLowerCase(), title: nameOf(code) }))
    .sort((a, b) => a.title.localeCompare(b.title, 'es'));

export const ratesCopy: Words<typeof englishRatesCopy> = {
  title: 'Tus comisiones',
  method: 'Método de pago',
  base: 'Base',
  international: 'Tarjeta internacional',
  conversion: 'Conversión de moneda',
  none: 'Nada',
  discount: (percent) => `${percent} de descuento incluido`,
};

export const feesTopic: Words<typeof englishFeesTopic> = {
  title: 'Comisiones',
  lead: 'Cada pago realizado cuesta un porcentaje y un importe fijo. No hay comisión mensual.',
  sections: [
    {
      title: 'De qué se compone una comisión',
      text: ['El desglose está en cada pago. Sus partes suman la comisión.'],
      points: [
        'Comisión base: el porcentaje y el importe fijo del método en tu país.',
        'Internacional: se suma cuando la tarjeta se emitió en el extranjero.',
        'Conversión: se suma cuando el cliente paga en una moneda distinta de la de tus transferencias.',
        'Descuento: una parte que se resta de la base y de la parte internacional, durante un tiempo o hasta cierto volumen.',
      ],
    },
    {
      title: 'Otras comisiones',
      text: [
        'Una disputa tiene su propia comisión, que se devuelve si ganas. Las transferencias instantáneas y los lectores de tarjetas en uso tienen las suyas. Los reembolsos no cuestan nada, pero la comisión del pago no se devuelve.',
      ],
    },
  ],
  entries: {
    title: 'En tu país',
    text: 'Toda tarjeta que no sea nacional paga la parte internacional. Tus propias comisiones están arriba y junto a cada método en los ajustes.',
    groups: [
      {
        text: 'Son tarjetas nacionales las emitidas en tu propio país o en el Espacio Económico Europeo.',
        each: countries((code) => EUROPE.has(code)),
      },
      {
        text: 'Son tarjetas nacionales las emitidas en tu propio país.',
        each: countries((code) => !EUROPE.has(code)),
      },
    ],
  },
  see: ['transactions', 'disputes', 'documents'],
};

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

const names = new Intl.DisplayNames('pt-BR', { type: 'region' });
const nameOf = (code: string): string =>
  code === 'US' ? 'Estados Unidos e Porto Rico' : (names.of(code) ?? code);

const countries = (isChosen: (code: string) => boolean) =>
  CODES.filter(isChosen)
    .map((code) => ({ anchor: code.toLowerCase(), title: nameOf(code) }))
    .sort((a, b) => a.title.localeCompare(b.title, 'pt-BR'));

export const ratesCopy: Words<typeof englishRatesCopy> = {
  title: 'Suas tarifas',
  method: 'Forma de pagamento',
  base: 'Base',
  international: 'Cartão internacional',
  conversion: 'Conversão de moeda',
  none: 'Nada',
  discount: (percent) => `${percent} de desconto incluído`,
};

export const feesTopic: Words<typeof englishFeesTopic> = {
  title: 'Tarifas',
  lead: 'Cada pagamento realizado custa uma porcentagem e um valor fixo. Não há tarifa mensal.',
  sections: [
    {
      title: 'O que compõe uma tarifa',
      text: ['O detalhamento está em cada pagamento. As partes somam a tarifa.'],
      points: [
        'Tarifa base: a porcentagem e o valor fixo da forma de pagamento no seu país.',
        'Internacional: somada quando o cartão foi emitido no exterior.',
        'Conversão: somada quando o cliente paga em moeda diferente da dos seus repasses.',
        'Desconto: uma parte tirada da base e da parte internacional, por um tempo ou até certo volume.',
      ],
    },
    {
      title: 'Outras tarifas',
      text: [
        'Uma disputa tem tarifa própria, devolvida quando você ganha. Repasses instantâneos e leitores de cartão em uso têm as suas. Reembolsos não custam nada, mas a tarifa do pagamento não é devolvida.',
      ],
    },
  ],
  entries: {
    title: 'No seu país',
    text: 'Todo cartão que não é nacional paga a parte internacional. As suas próprias tarifas estão acima e ao lado de cada forma de pagamento nas configurações.',
    groups: [
      {
        text: 'Cartões nacionais são os emitidos no seu próprio país ou no Espaço Econômico Europeu.',
        each: countries((code) => EUROPE.has(code)),
      },
      {
        text: 'Cartões nacionais são os emitidos no seu próprio país.',
        each: countries((code) => !EUROPE.has(code)),
      },
    ],
  },
  see: ['transactions', 'disputes', 'documents'],
};

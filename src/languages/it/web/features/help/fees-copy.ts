import { listed } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/help/fees-copy.ts';

/** I Paesi serviti dal gestore dei pagamenti. */
const EUROPE =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');
const ELSEWHERE = 'AE AU CA HK JP NZ SG US'.split(' ');

const names = new Intl.DisplayNames('it', { type: 'region' });
const nameOf = (code: string): string => names.of(code) ?? code;
const countries = (codes: readonly string[]) =>
  codes
    .map((code) => ({
      anchor: code.toLowerCase(),
      title: code === 'US' ? listed([nameOf('US'), nameOf('PR')]) : nameOf(code),
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'it'));

export const ratesCopy: Words<typeof english.ratesCopy> = {
  title: 'Le tue tariffe',
  method: 'Metodo di pagamento',
  base: 'Base',
  international: 'Carta internazionale',
  conversion: 'Conversione di valuta',
  none: 'Nessuna',
  discount: (percent) => `sconto compreso: ${percent}`,
};

export const feesTopic: Words<typeof english.feesTopic> = {
  title: 'Commissioni',
  lead: 'Ogni pagamento riuscito costa una percentuale e un importo fisso. Non c’è un canone mensile.',
  sections: [
    {
      title: 'Da che cosa è composta una commissione',
      text: ['Il dettaglio è su ogni pagamento. La somma delle parti è la commissione.'],
      points: [
        'Commissione di base: la percentuale e l’importo fisso del metodo nel tuo Paese.',
        'Internazionale: si aggiunge quando la carta è stata emessa all’estero.',
        'Conversione: si aggiunge quando il cliente paga in una valuta diversa da quella dei tuoi bonifici.',
        'Sconto: una quota tolta dalle parti base e internazionale, per un periodo o fino a un volume.',
      ],
    },
    {
      title: 'Altre commissioni',
      text: [
        'Una contestazione ha una commissione propria, restituita se vinci. Bonifici istantanei e lettori di carte in uso hanno le loro. I rimborsi non costano nulla, ma la commissione del pagamento non viene restituita.',
      ],
    },
  ],
  entries: {
    title: 'Nel tuo Paese',
    text: 'Ogni carta che non è nazionale paga la parte internazionale. Le tue tariffe sono qui sopra, e accanto a ogni metodo nelle impostazioni.',
    groups: [
      {
        text: 'Le carte nazionali sono quelle emesse nel tuo Paese o nello Spazio economico europeo.',
        each: countries(EUROPE),
      },
      {
        text: 'Le carte nazionali sono quelle emesse nel tuo Paese.',
        each: countries(ELSEWHERE),
      },
    ],
  },
  see: ['transactions', 'disputes', 'documents'],
};

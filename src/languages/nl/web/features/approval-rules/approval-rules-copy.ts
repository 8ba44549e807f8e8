import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/approval-rules/approval-rules-copy.ts';

export const approvalRulesCopy: Words<typeof english.approvalRulesCopy> = {
  title: 'Goedkeuringen',
  lead: 'Wat één persoon niet alleen mag doen. Dat wacht dan maximaal drie dagen op een tweede persoon, en niemand keurt goed wat die zelf heeft aangevraagd.',
  list: 'Bekijk wat er wacht',
  failed: 'De regels konden niet worden geladen.',
  loading: 'De regels worden geladen',
  kinds: {
    refund_over:
      'Een terugbetaling boven dit bedrag vereist goedkeuring. In andere valuta’s geldt dat voor elke terugbetaling.',
    refunds_a_day:
      'Heeft iemand binnen 24 uur zo vaak terugbetaald, dan vereist de volgende terugbetaling goedkeuring.',
    pay_out: 'Een directe uitbetaling vereist goedkeuring.',
    bank: 'Uitbetalingen naar een andere bankrekening sturen vereist goedkeuring.',
    fraud_rules: 'De fraudefilters wijzigen vereist goedkeuring.',
    people: 'Wijzigingen van mensen, rollen en deze regels vereisen goedkeuring.',
    api_key: 'Een sleutel maken die geld mag verplaatsen, vereist goedkeuring.',
  },
  amount: 'Boven',
  amountMissing: 'Vul in boven welk bedrag.',
  unreadable: (example) => `Vul een bedrag in, zoals ${example}.`,
  count: 'Terugbetalingen binnen 24 uur',
  countMissing: 'Vul in hoeveel.',
  notANumber: 'Dit is geen getal.',
  who: 'Wie mag goedkeuren',
  role: (name, people) =>
    `${name} (${plural(people, { one: '1 persoon', other: `${figure(people)} personen` })})`,
  tooFew:
    'Minder dan twee mensen zouden dit kunnen goedkeuren, dus niemand zou het nog kunnen doen. Nodig iemand uit, of kies meer rollen.',
  alone:
    'Je bent hier de enige, dus niemand zou iets kunnen goedkeuren. Nodig eerst iemand uit: voor een tweede paar ogen zijn twee mensen nodig.',
  aloneTitle: 'Eén persoon kan niet goedkeuren',
  limits: 'Limieten voor terugbetalingen',
  limitsText:
    'Wie boven de limiet van de eigen rol zit, vraagt goedkeuring, wat de regels hierboven ook zeggen. Een goedgekeurde terugbetaling telt voor wie die goedkeurde. In valuta’s zonder eigen limiet vragen deze rollen voor elke terugbetaling goedkeuring.',
  limitOf: (role, code, most, day) =>
    `${role}, in ${code}: ${most === null ? 'elk bedrag voor één terugbetaling' : `tot ${most} voor één terugbetaling`}, ${day === null ? 'geen daglimiet' : `tot ${day} binnen 24 uur`}.`,
  noLimits: 'Geen rol heeft een limiet.',
  save: 'Opslaan',
  saved: 'De regels zijn opgeslagen.',
  unsaved: 'Nog niet opgeslagen',
};

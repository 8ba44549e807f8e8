import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/account-cards/account-cards-copy.ts';

export const balanceCopy: Words<typeof english.balanceCopy> = {
  title: 'Saldo',
  failed: 'Het overzicht van de uitbetalingen kon niet worden geladen.',
  total: 'Totaalsaldo',
  totalHint: 'Over het totaalsaldo',
  totalText: 'Alles op je account: wat nu uitbetaald kan worden en wat nog beschikbaar moet komen.',
  available: 'Beschikbaar',
  availableHint: 'Over het beschikbare saldo',
  availableText: 'Wat nu uitbetaald kan worden. Het gaat mee met je volgende uitbetaling.',
  pending: 'Komt nog beschikbaar',
  negativeHint: 'Waarom het saldo negatief is',
  negativeText:
    'Terugbetalingen en geschillen kostten meer dan je verkopen opbrachten. Nieuwe verkopen vullen het verschil aan voordat er iets wordt uitbetaald.',
};

export const instantPayoutCopy: Words<typeof english.instantPayoutCopy> = {
  offerTitle: 'Binnen enkele minuten je geld',
  offer: (amount) => `Je kunt ${amount} direct laten uitbetalen, ook ’s nachts en in het weekend.`,
  payOut: (amount) => `${amount} direct uitbetalen`,
  hint: 'Over directe uitbetalingen',
  hintText: (percentage) =>
    `Het geld staat binnen 30 minuten op je bankrekening. De kosten zijn ${percentage} van het bedrag.`,

  title: (amount) => `${amount} direct uitbetalen?`,
  lead: 'Het geld staat binnen 30 minuten op je bankrekening.',
  amount: 'Beschikbaar saldo voor directe uitbetaling',
  fee: (percentage) => `Kosten directe uitbetaling (${percentage})`,
  feeUntold: 'Kosten directe uitbetaling: meldt de bank later',
  hintUntold: 'Het geld staat binnen 30 minuten op je bankrekening. De bank meldt de kosten achteraf.',
  net: 'Netto-uitbetaling',
  learnMore: 'Meer informatie',
  cancel: 'Annuleren',
  confirm: (amount) => `${amount} uitbetalen`,
  failed: 'De directe uitbetaling kon niet worden aangemaakt.',
  unchanged: 'Er is niets gewijzigd.',
  inTransit: (amount) => `Directe uitbetaling van ${amount} is onderweg.`,
  viewDetails: 'Details bekijken',
};

export const payoutsCardCopy: Words<typeof english.payoutsCardCopy> = {
  title: 'Uitbetalingen',
  schedule: (words) => `Automatisch, ${words}.`,
  forecastNote:
    'Schattingen op basis van wat in behandeling is en je schema. Terugbetalingen en geschillen kunnen ze veranderen.',
  dates: 'Uitbetalingsdata',
  estimate: 'Schatting',
  leaves: (day) => `Overboeking op ${day}`,
  left: (day) => `Overgemaakt op ${day}`,
  arrives: (day) => `Komt aan op ${day}`,
  arrived: (day) => `Aangekomen op ${day}`,
  cameBack: 'Teruggekomen',
  planned: (day) => `Gepland voor ${day}`,
  neverLeft: 'Geannuleerd vóór de overboeking',
  history: 'Alle uitbetalingen bekijken',
  changeSchedule: 'Uitbetalingsschema wijzigen',
  updateBank: 'Bankgegevens bijwerken',
  learnMore: 'Meer informatie',
};

export const nextPayoutCopy: Words<typeof english.nextPayoutCopy> = {
  prepared: 'Wordt voorbereid en binnenkort overgemaakt',
  estimate: (day) => `Naar schatting op ${day}`,
  none: 'Geen gepland',
  available: (amount) => `${amount} beschikbaar.`,
};

export const noPayoutCopy: Words<typeof english.noPayoutCopy> = {
  nothing: 'Nog niets om uit te betalen',
  held: 'De betaalprovider houdt je uitbetalingen vast.',
  waiting_period: 'Je eerste uitbetaling wordt 7 tot 14 dagen vastgehouden.',
  bank_errored: 'Uitbetalingen wachten op nieuwe bankgegevens.',
  no_bank: 'Er is geen bankrekening voor deze valuta.',
  negative: 'Je saldo is negatief.',
  manual: 'Je schema is handmatig: er wordt niets vanzelf uitbetaald.',
  below_minimum: 'Dat is minder dan het minimum voor een geplande uitbetaling.',
};

export const payoutNoticeCopy: Words<typeof english.payoutNoticeCopy> = {
  suspended: {
    title: 'Je uitbetalingen zijn tijdelijk opgeschort',
    text: 'Je saldo blijft van jou.',
  },
  waits_for_details: {
    title: 'Uitbetalingen wachten op je gegevens',
    text: 'Je saldo blijft van jou.',
  },
  account_rejected: {
    title: 'Uitbetalingen zijn gestopt',
    text: 'De betaalprovider houdt het geld dat over is aan voor terugbetalingen en geschillen en beslist wanneer de rest wordt uitbetaald.',
  },
  transit: {
    title: 'Uitbetalingen duren 1 tot 3 werkdagen',
    text: 'Het hangt van je bank af hoe snel een overgemaakte uitbetaling op je rekening staat.',
  },
  waiting_period: {
    title: 'Je eerste uitbetaling wordt 7 tot 14 dagen vastgehouden',
    text: 'Dat is gebruikelijk bij een nieuw account. Daarna volgen uitbetalingen je schema.',
  },
  no_funds: {
    title: 'Er is nog niets beschikbaar',
    text: 'Je betalingen zijn nog in behandeling. Ze komen over een paar dagen beschikbaar en gaan mee met de uitbetaling daarna.',
  },
  negative_balance: {
    title: 'Je saldo is negatief',
    text: 'Uitbetalingen wachten tot nieuwe verkopen het verschil hebben gedekt. Gebeurt dat niet, dan kan het van je bankrekening worden afgeschreven.',
  },
  bank_errored: {
    title: 'Je uitbetalingen zijn gepauzeerd',
    text: 'Uitbetalingen zijn gepauzeerd omdat een recente uitbetaling is mislukt. Werk je bankgegevens bij.',
  },
  below_minimum: (minimum) => ({
    title: 'Je uitbetalingen zijn gepauzeerd',
    text: `Er is minder dan ${minimum} beschikbaar, het minimum voor een geplande uitbetaling. Het wordt uitbetaald zodra er meer is.`,
  }),
};

export const accountCardCopy: Words<typeof english.accountCardCopy> = {
  title: 'Accountgegevens',
  payments: 'Betalingen',
  payouts: 'Uitbetalingen',
  failed: 'De status van de koppeling kon niet worden bepaald.',
  failedText:
    'Laad de pagina opnieuw om het nog eens te proberen. Je betalingsgeschiedenis blijft intussen beschikbaar.',
  pendingHint: 'Waarom het account in behandeling is',
  pendingText: 'De betaalprovider bekijkt je gegevens. Tot die klaar is, hoef je niets te doen.',
  edit: 'Gegevens bewerken',
  learnMore: 'Wat de statussen betekenen',
};

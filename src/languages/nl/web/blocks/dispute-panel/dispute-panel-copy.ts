import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import { disputeEndsCopy } from '#languages/nl/web/blocks/dispute-panel/dispute-ends-copy.ts';
import type * as english from '#web/blocks/dispute-panel/dispute-panel-copy.ts';

export const disputePanelCopy: Words<typeof english.disputePanelCopy> = {
  ...disputeEndsCopy,
  loading: 'Het geschil wordt geladen',
  failed: 'Het geschil kon niet worden geladen.',
  titleOf: (isInquiry, amount) => (isInquiry ? `Informatieverzoek over ${amount}` : `Geschil over ${amount}`),
  notice: (isInquiry) =>
    isInquiry
      ? 'De bank van de klant vraagt naar deze betaling. Het geld is nog van jou.'
      : 'De bank van de klant heeft het geld teruggehaald tot er een besluit is.',
  begun: {
    saved:
      'Je hebt een concept van je bewijs. Wat je hebt opgeslagen, wordt vanzelf ingediend als de tijd om te reageren voorbij is.',
    planned:
      'Je bent aan je bewijs begonnen. Het wordt hier bewaard en ligt nog niet bij de bank: in het laatste uur voor de deadline wordt het voor je ingeleverd.',
    too_little:
      'Je bent aan je bewijs begonnen. Het wordt hier bewaard en is te weinig om voor je in te leveren: de bank krijgt het alleen als je het voor later opslaat of indient.',
    switched_off:
      'Je bent aan je bewijs begonnen. Het wordt hier bewaard: de bank krijgt het alleen als je het voor later opslaat of indient.',
    saved_before:
      'Wat je voor later hebt opgeslagen, gaat vanzelf naar de bank. Wat je sindsdien hebt gewijzigd, wordt hier bewaard: de bank krijgt het alleen als je het ook voor later opslaat of indient.',
  },
  providerSays: {
    compelling_evidence:
      'Mogelijk geldt Compelling Evidence 3.0 van Visa: als eerdere betalingen van dezelfde klant bij deze passen, gaat de claim terug naar diens bank. Dat formulier staat alleen bij je betaalprovider.',
    compliance_fee:
      'Dit is een compliance-geschil: als je het aanvecht, rekent het kaartnetwerk extra kosten, die je alleen terugkrijgt als je wint. Voordat je bewijs kunt indienen, moet je die kosten bij je betaalprovider bevestigen.',
    mayAnswer:
      'Je betaalprovider kan dit geschil zelf beantwoorden als jij dat niet doet. Wat je hier indient, gaat voor.',
    answered: 'Je betaalprovider heeft dit geschil voor je beantwoord.',
  },
  more: 'Wat je kunt doen, en wat het met je saldo deed',

  facts: {
    amount: 'Bedrag van het geschil',
    disputedOn: 'Betwist op',
    reason: 'Reden',
    reasonMeans: (reason) => `Wat ‘${reason}’ betekent`,
    respondBy: 'Reageer uiterlijk',
  },
  worth: 'Aanvechten de moeite waard?',
  atStake: (amount, fee, time) => `${amount} en ${fee} aan kosten staan op het spel. ${time}`,
  inquiryStake: (amount) =>
    `Er is nog geen geld weggehaald. Als de bank er een geschil van maakt, staan ${amount} en geschilkosten op het spel.`,
  time: (count) =>
    count < 0
      ? 'De tijd om te reageren is voorbij.'
      : count === 0
        ? 'Vandaag is de laatste dag om te reageren.'
        : plural(count, {
            one: 'Je hebt 1 dag om te reageren.',
            other: `Je hebt ${figure(count)} dagen om te reageren.`,
          }),

  stepsTitle: 'Wat je kunt doen',
  emailTitle: 'Schrijf de klant.',
  emailText: 'Een duidelijk antwoord lost het vaak op.',
  emailLink: 'Open de e-mail die we hebben voorbereid',
  noEmailText: 'We hebben geen e-mailadres van deze klant. Gebruik de contactgegevens van de bestelling.',
  withdrawTitle: 'Help de klant het geschil in te trekken.',
  withdrawText:
    'Is de klant het ermee eens? Vraag dan om dat aan de bank te melden en jou de bevestiging van de bank te sturen.',
  withdrawLink: 'Hoe een geschil wordt ingetrokken',
  withdrawHintLabel: 'Hoe lang intrekken duurt',
  withdrawHint:
    'Een ingetrokken geschil is meestal pas na ongeveer 75 dagen definitief. Dien tot die tijd ook bewijs in, anders kun je het nog verliezen.',
  decideTitle: 'Vecht het aan of accepteer het',
  decideBy: (by, zone) => `uiterlijk ${by}, ${zone}.`,
  challengeHintLabel: 'Wat aanvechten betekent',
  challengeHint:
    'Je stuurt bewijs en de bank van de klant beslist. Dat kan 60 dagen of langer duren. Als je wint, krijg je het bedrag en de kosten terug.',
  acceptHintLabel: 'Wat accepteren betekent',
  acceptHint:
    'Het geschil is definitief verloren. De klant houdt het geld, en de kosten krijg je niet terug.',
  answerTitle: 'Dien bewijs in of betaal terug',
  answerBy: (by, zone) => `uiterlijk ${by}, ${zone}.`,
  answerHintLabel: 'Wat er met een informatieverzoek gebeurt',
  answerHint:
    'Een terugbetaling handelt het informatieverzoek zonder kosten af. Zonder antwoord kan de bank er een geschil van maken, en daar zijn kosten aan verbonden.',

  issuerTitle: 'Wat de bank heeft gestuurd',
  issuerKinds: {
    retrieval: 'De vraag van de bank',
    chargeback: 'De claim van de bank',
    response: 'De reactie van de bank',
  },
  issuerFile: (number) => `Bestand ${number}`,
  fileFailed: 'Het bestand kon niet worden geladen.',
  downloadFailed: 'Het bestand kon niet worden gedownload',

  challenge: 'Geschil aanvechten',
  submitEvidence: 'Bewijs indienen',
  continue: 'Verder met aanvechten',
  howItWorks: (isInquiry) => (isInquiry ? 'Hoe informatieverzoeken werken' : 'Hoe geschillen werken'),

  accept: 'Geschil accepteren',
  acceptQuestion: 'Het geschil accepteren?',
  acceptText: (amount, fee) =>
    fee === undefined
      ? `Het geschil is dan definitief verloren, en ${amount} blijft bij de klant. Dit kun je niet terugdraaien.`
      : `Het geschil is dan definitief verloren. ${amount} blijft bij de klant, en de kosten van ${fee} krijg je niet terug. Dit kun je niet terugdraaien.`,
  refund: 'Terugbetalen',
  refundQuestion: 'Terugbetalen?',
  refundText:
    'Een terugbetaling handelt het informatieverzoek af, zonder geschilkosten. Je doet dit op de pagina van de bestelling, waar je ook ziet wat er is gekocht.',
  refundAction: 'Naar de bestelling om terug te betalen',
  orderNotFound: 'De bestelling kan niet worden getoond. Bestelling niet gevonden.',

  viewEvidence: 'Ingediend bewijs bekijken',
  unknownDate: '-',
  underReview: (submitted) =>
    `Je hebt op ${submitted} bewijs ingediend. De bank van de klant beoordeelt het, wat 60 dagen of langer kan duren. Tot de bank beslist, hoef je niets meer te doen.`,
  handedIn: (submitted) =>
    `Niemand had je bewijs ingediend, dus het is op ${submitted} voor je ingeleverd. De bank van de klant beoordeelt het, wat 60 dagen of langer kan duren. Tot de bank beslist, hoef je niets meer te doen.`,
  inquiryUnderReview: (submitted) =>
    `Je hebt op ${submitted} bewijs ingediend. De bank van de klant beoordeelt dit informatieverzoek, wat 120 dagen of langer kan duren. Tot de bank beslist, hoef je niets meer te doen.`,
  won: (closed, amount, fee) =>
    fee === undefined
      ? `Goed nieuws: je hebt dit geschil op ${closed} gewonnen. Het betwiste bedrag van ${amount} is teruggestort op je saldo.`
      : `Goed nieuws: je hebt dit geschil op ${closed} gewonnen. Het betwiste bedrag van ${amount} en de kosten van ${fee} zijn teruggestort op je saldo.`,
  lost: {
    no_response: (closed, money) =>
      `Dit geschil is op ${closed} verloren omdat niemand op tijd reageerde. ${money}`,
    accepted: (closed, money) =>
      `Je hebt dit geschil op ${closed} geaccepteerd, dus het is verloren. ${money}`,
    evidence: (closed, money) =>
      `Dit geschil is op ${closed} verloren: de bank van de klant heeft je bewijs beoordeeld en de klant gelijk gegeven. ${money}`,
  },
  lostMoney: (amount, fee) =>
    fee === undefined
      ? `${amount} is van je saldo afgehaald.`
      : `${amount} en ${fee} aan kosten zijn van je saldo afgehaald.`,
  inquiryClosed: (closed) =>
    `Dit informatieverzoek is op ${closed} gesloten. Het is geen geschil geworden, en er is geen geld weggehaald.`,

  money: {
    title: 'Wat het met je saldo deed',
    taken: 'Betwist bedrag',
    fee: 'Geschilkosten',
    feeNote: 'terug als je wint',
    returned: 'Teruggekregen bedrag',
    feeReturned: 'Teruggekregen kosten',
    total: 'In totaal',
  },
};

import type { Words } from '#languages/kit/words.ts';
import { plural } from '#languages/nl/speech.ts';
import type * as english from '#web/blocks/approvals/approvals-copy.ts';

export const approvalsCopy: Words<typeof english.approvalsCopy> = {
  waits: 'Wacht op goedkeuring',
  underWayNow: 'Goedgekeurd, wordt uitgevoerd',
  approved: 'Goedgekeurd',
  awaitsYou: 'Maak hem nu zelf: je krijgt een geheim te zien dat alleen voor jou is.',
  awaitsAsker:
    'Wie erom vroeg, maakt hem nu zelf: die krijgt een geheim te zien dat alleen voor die persoon is.',
  makeNow: 'Nu maken',
  makeNowOf: (what) => `Nu maken: ${what}`,
  all: 'Alle goedkeuringen',
  more: (count) => plural(count, { one: 'Er wacht er nog een.', other: `Er wachten er nog ${count}.` }),
  region: 'Wat op een tweede persoon wacht',
  askedBy: (who, key) =>
    key === null ? `Aangevraagd door ${who}` : `Aangevraagd door ${who}, met de sleutel ‘${key}’`,
  you: 'jou',
  until: (asked, when) => `${asked}, wacht tot ${when}`,
  why: (note) => `‘${note}’`,
  approve: 'Goedkeuren',
  decline: 'Afwijzen',
  withdraw: 'Intrekken',
  approveOf: (what) => `Goedkeuren: ${what}`,
  declineOf: (what) => `Afwijzen: ${what}`,
  withdrawOf: (what) => `Intrekken: ${what}`,
  approveTitle: 'Dit goedkeuren?',
  approveText: (what, who) =>
    `${what}. Aangevraagd door ${who}. Zodra je goedkeurt, wordt het meteen uitgevoerd en wordt je naam genoteerd.`,
  declineTitle: 'Dit afwijzen?',
  declineNote: 'Waarom niet',
  declineHelp: 'Wie erom vroeg, leest dit.',
  declineMissing: 'Vul in waarom.',
  withdrawTitle: 'Dit intrekken?',
  withdrawText: (what) => `${what}. Niemand kan het dan nog goedkeuren; je kunt het opnieuw aanvragen.`,
  done: (what) => `Goedgekeurd en uitgevoerd: ${what}.`,
  underWay: (what) => `Goedgekeurd: ${what}. Het wordt bevestigd.`,
  notDone: (why) => `Het kon niet worden uitgevoerd. ${why}`,
  declined: (what) => `Afgewezen: ${what}.`,
  withdrawn: (what) => `Ingetrokken: ${what}.`,
  mayNot: {
    own: 'Je hebt dit zelf aangevraagd. Iemand anders beslist.',
    key: 'Alleen een persoon beslist.',
    capability: 'Je rol mag dit zelf niet, en kan het dus niet goedkeuren.',
    role: 'De regel noemt andere rollen dan de jouwe.',
    limit: 'Het is meer dan je eigen limiet voor één terugbetaling.',
  },
  reasons: {
    over_one: 'Boven de limiet voor één terugbetaling',
    over_day: 'Boven de daglimiet',
    other_currency: 'In een valuta zonder limiet',
    refund_over: 'Zo’n grote terugbetaling vereist goedkeuring',
    refunds_a_day: 'Veel terugbetalingen op één dag',
    pay_out: 'Directe uitbetalingen vereisen goedkeuring',
    bank: 'Wijzigingen van de bankrekening vereisen goedkeuring',
    fraud_rules: 'Wijzigingen van de frauderegels vereisen goedkeuring',
    people: 'Wijzigingen van mensen en rollen vereisen goedkeuring',
    api_key: 'API-sleutels die geld verplaatsen vereisen goedkeuring',
    proposed: 'Voorgesteld door een API-sleutel',
  },
  states: {
    pending: 'Wacht',
    approved: 'Wordt uitgevoerd',
    done: 'Uitgevoerd',
    failed: 'Niet uitgevoerd',
    declined: 'Afgewezen',
    withdrawn: 'Ingetrokken',
    expired: 'Verlopen',
  },
  sent: (what) =>
    what === ''
      ? 'Ter goedkeuring verstuurd. Er is nog niets gedaan.'
      : `Ter goedkeuring verstuurd: ${what}. Er is nog niets gedaan.`,
  see: 'Bekijk wat er wacht',
  ask: 'Goedkeuring vragen',
  needed: 'Hier is een tweede persoon voor nodig',
  neededText: (why) => `${why}. Het gebeurt niet nu: het wacht maximaal drie dagen tot iemand het goedkeurt.`,
  nobody:
    'Niemand anders hier kan het goedkeuren, dus het kan niet worden aangevraagd. Een eigenaar kan dat wijzigen onder Instellingen.',
  note: 'Waarom het nodig is',
  noteHelp: 'Wie goedkeurt, leest dit.',
};

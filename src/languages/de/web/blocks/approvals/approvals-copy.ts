import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { approvalsCopy as english } from '#web/blocks/approvals/approvals-copy.ts';

export const approvalsCopy: Words<typeof english> = {
  waits: 'Wartet auf Freigabe',
  underWayNow: 'Freigegeben, wird ausgeführt',
  approved: 'Freigegeben',
  awaitsYou: 'Führen Sie es jetzt selbst aus: Dabei wird ein Geheimnis angezeigt, das nur Sie sehen dürfen.',
  awaitsAsker:
    'Wer es beantragt hat, führt es jetzt selbst aus: Dabei wird ein Geheimnis angezeigt, das nur diese Person sehen darf.',
  makeNow: 'Jetzt ausführen',
  makeNowOf: (what) => `Jetzt ausführen: ${what}`,
  all: 'Alle Freigaben',
  more: (count) =>
    plural(count, { one: 'Ein weiterer Antrag wartet.', other: `${figure(count)} weitere Anträge warten.` }),
  region: 'Was auf eine zweite Person wartet',
  askedBy: (who, key) =>
    key === null ? `Beantragt von ${who}` : `Beantragt von ${who} mit dem Schlüssel „${key}“`,
  you: 'Ihnen',
  until: (asked, when) => `${asked}, wartet bis ${when}`,
  why: (note) => `„${note}“`,
  approve: 'Freigeben',
  decline: 'Ablehnen',
  withdraw: 'Zurückziehen',
  approveOf: (what) => `Freigeben: ${what}`,
  declineOf: (what) => `Ablehnen: ${what}`,
  withdrawOf: (what) => `Zurückziehen: ${what}`,
  approveTitle: 'Antrag freigeben?',
  approveText: (what, who) =>
    `${what}. Beantragt von ${who}. Sobald Sie freigeben, wird es ausgeführt, und Ihr Name wird vermerkt.`,
  declineTitle: 'Antrag ablehnen?',
  declineNote: 'Warum nicht',
  declineHelp: 'Wer es beantragt hat, liest das.',
  declineMissing: 'Geben Sie einen Grund an.',
  withdrawTitle: 'Antrag zurückziehen?',
  withdrawText: (what) => `${what}. Niemand kann den Antrag dann noch freigeben; Sie können ihn neu stellen.`,
  done: (what) => `Freigegeben und ausgeführt: ${what}.`,
  underWay: (what) => `Freigegeben: ${what}. Die Bestätigung steht noch aus.`,
  notDone: (why) => `Das konnte nicht ausgeführt werden. ${why}`,
  declined: (what) => `Abgelehnt: ${what}.`,
  withdrawn: (what) => `Zurückgezogen: ${what}.`,
  mayNot: {
    own: 'Sie haben es selbst beantragt. Jemand anderes entscheidet.',
    key: 'Entscheiden kann nur eine Person.',
    capability: 'Ihre Rolle dürfte das selbst nicht tun und kann es deshalb nicht freigeben.',
    role: 'Die Regel nennt andere Rollen als Ihre.',
    limit: 'Es liegt über Ihrer eigenen Grenze für eine einzelne Erstattung.',
  },
  reasons: {
    over_one: 'Über der Grenze für eine einzelne Erstattung',
    over_day: 'Über der Tagesgrenze',
    other_currency: 'In einer Währung ohne Grenze',
    refund_over: 'Eine Erstattung dieser Höhe braucht eine Freigabe',
    refunds_a_day: 'Viele Erstattungen an einem Tag',
    pay_out: 'Sofortauszahlungen brauchen eine Freigabe',
    bank: 'Änderungen am Bankkonto brauchen eine Freigabe',
    fraud_rules: 'Änderungen an den Betrugsregeln brauchen eine Freigabe',
    people: 'Änderungen an Personen und Rollen brauchen eine Freigabe',
    api_key: 'API-Schlüssel, die Geld bewegen, brauchen eine Freigabe',
    proposed: 'Von einem API-Schlüssel vorgeschlagen',
  },
  states: {
    pending: 'Wartet',
    approved: 'Wird ausgeführt',
    done: 'Ausgeführt',
    failed: 'Nicht ausgeführt',
    declined: 'Abgelehnt',
    withdrawn: 'Zurückgezogen',
    expired: 'Abgelaufen',
  },
  sent: (what) =>
    what === ''
      ? 'Zur Freigabe gesendet. Es ist noch nichts geschehen.'
      : `Zur Freigabe gesendet: ${what}. Es ist noch nichts geschehen.`,
  see: 'Wartende Anträge ansehen',
  ask: 'Freigabe beantragen',
  needed: 'Das braucht eine zweite Person',
  neededText: (why) =>
    `${why}. Es wird nicht sofort ausgeführt, sondern wartet bis zu drei Tage auf die Freigabe durch jemand anderen.`,
  nobody:
    'Niemand sonst könnte es freigeben, deshalb lässt es sich nicht beantragen. Ein Inhaber kann das unter „Einstellungen“ ändern.',
  note: 'Warum es nötig ist',
  noteHelp: 'Wer freigibt, liest das.',
};

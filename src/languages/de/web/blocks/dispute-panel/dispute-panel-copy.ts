import { plural } from '#languages/de/speech.ts';
import { disputeEndsCopy } from '#languages/de/web/blocks/dispute-panel/dispute-ends-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type { disputePanelCopy as english } from '#web/blocks/dispute-panel/dispute-panel-copy.ts';

export const disputePanelCopy: Words<typeof english> = {
  ...disputeEndsCopy,
  loading: 'Anfechtung wird geladen',
  failed: 'Fehler beim Abrufen der Anfechtung.',
  titleOf: (isInquiry, amount) => (isInquiry ? `Anfrage zu ${amount}` : `Anfechtung über ${amount}`),
  notice: (isInquiry) =>
    isInquiry
      ? 'Die Bank des Kunden fragt nach dieser Zahlung. Das Geld gehört weiterhin Ihnen.'
      : 'Die Bank des Kunden hat das Geld zurückgeholt und behält es, bis entschieden ist.',
  begun: {
    saved:
      'Sie haben einen Entwurf Ihrer Beweise. Was Sie gespeichert haben, wird am Ende der Antwortfrist automatisch eingereicht.',
    planned:
      'Sie haben mit Ihren Beweisen begonnen. Sie liegen hier und noch nicht bei der Bank: In der letzten Stunde vor Ablauf der Frist werden sie für Sie eingereicht.',
    too_little:
      'Sie haben mit Ihren Beweisen begonnen. Sie liegen hier und reichen nicht aus, um für Sie eingereicht zu werden: Die Bank erhält sie nur, wenn Sie sie für später speichern oder einreichen.',
    switched_off:
      'Sie haben mit Ihren Beweisen begonnen. Sie liegen hier: Die Bank erhält sie nur, wenn Sie sie für später speichern oder einreichen.',
    saved_before:
      'Was Sie für später gespeichert haben, geht von selbst an die Bank. Was Sie seitdem geändert haben, liegt hier: Die Bank erhält es nur, wenn Sie es auch für später speichern oder einreichen.',
  },
  providerSays: {
    compelling_evidence:
      'Möglicherweise gilt Compelling Evidence 3.0 von Visa: Passen frühere Zahlungen desselben Kunden zu dieser, geht die Forderung an seine Bank zurück. Das Formular dafür gibt es nur bei Ihrem Zahlungsanbieter.',
    compliance_fee:
      'Dies ist eine Compliance-Anfechtung: Das Kartennetzwerk erhebt eine weitere Gebühr, wenn Sie widersprechen, und gibt sie nur zurück, wenn Sie gewinnen. Bevor Sie Beweise einreichen können, muss die Gebühr bei Ihrem Zahlungsanbieter bestätigt werden.',
    mayAnswer:
      'Ihr Zahlungsanbieter beantwortet diese Anfechtung möglicherweise von sich aus, wenn Sie es nicht tun. Was Sie hier einreichen, hat Vorrang.',
    answered: 'Ihr Zahlungsanbieter hat diese Anfechtung für Sie beantwortet.',
  },
  more: 'Was Sie tun können und wie sich Ihr Guthaben geändert hat',

  facts: {
    amount: 'Angefochtener Betrag',
    disputedOn: 'Angefochten am',
    reason: 'Grund',
    reasonMeans: (reason) => `Was „${reason}“ bedeutet`,
    respondBy: 'Antworten bis',
  },
  worth: 'Lohnt sich der Widerspruch?',
  atStake: (amount, fee, time) => `Es geht um ${amount} und die Gebühr von ${fee}. ${time}`,
  inquiryStake: (amount) =>
    `Es wurde noch kein Geld abgezogen. Macht die Bank daraus eine Anfechtung, geht es um ${amount} und eine Anfechtungsgebühr.`,
  time: (count) =>
    count < 0
      ? 'Die Antwortfrist ist abgelaufen.'
      : count === 0
        ? 'Heute ist der letzte Tag für Ihre Antwort.'
        : plural(count, {
            one: 'Sie haben noch 1 Tag für Ihre Antwort.',
            other: `Sie haben noch ${count} Tage für Ihre Antwort.`,
          }),

  stepsTitle: 'Was Sie tun können',
  emailTitle: 'Schreiben Sie dem Kunden.',
  emailText: 'Eine klare Antwort erledigt die Sache oft.',
  emailLink: 'Vorbereitete E\u2011Mail öffnen',
  noEmailText:
    'Wir haben keine E\u2011Mail-Adresse dieses Kunden. Verwenden Sie die Kontaktdaten der Bestellung.',
  withdrawTitle: 'Helfen Sie dem Kunden, die Anfechtung zurückzuziehen.',
  withdrawText:
    'Ist er einverstanden, bitten Sie ihn, es seiner Bank mitzuteilen und Ihnen die Bestätigung der Bank zu schicken.',
  withdrawLink: 'Wie eine Anfechtung zurückgezogen wird',
  withdrawHintLabel: 'Wie lange das Zurückziehen dauert',
  withdrawHint:
    'Eine zurückgezogene Anfechtung ist in der Regel erst nach etwa 75 Tagen endgültig erledigt. Reichen Sie bis dahin auch Beweise ein, sonst können Sie sie noch verlieren.',
  decideTitle: 'Widersprechen oder akzeptieren Sie',
  decideBy: (by, zone) => `bis ${by}, ${zone}.`,
  challengeHintLabel: 'Was Widersprechen bedeutet',
  challengeHint:
    'Sie senden Beweise, und die Bank des Kunden entscheidet. Das kann 60 Tage oder länger dauern. Gewinnen Sie, erhalten Sie Betrag und Gebühr zurück.',
  acceptHintLabel: 'Was Akzeptieren bedeutet',
  acceptHint:
    'Die Anfechtung ist endgültig verloren. Der Kunde behält das Geld, und die Gebühr wird nicht zurückgegeben.',
  answerTitle: 'Reichen Sie Beweise ein oder erstatten Sie',
  answerBy: (by, zone) => `bis ${by}, ${zone}.`,
  answerHintLabel: 'Was mit einer Anfrage geschieht',
  answerHint:
    'Eine Erstattung erledigt die Anfrage ohne Gebühr. Ohne Antwort kann die Bank daraus eine Anfechtung machen, und die kostet eine.',

  issuerTitle: 'Was die Bank geschickt hat',
  issuerKinds: {
    retrieval: 'Frage der Bank',
    chargeback: 'Forderung der Bank',
    response: 'Antwort der Bank',
  },
  issuerFile: (number) => `Datei ${number}`,
  fileFailed: 'Fehler beim Abrufen der Datei.',
  downloadFailed: 'Fehler beim Herunterladen der Datei',

  challenge: 'Anfechtung widersprechen',
  submitEvidence: 'Beweise einreichen',
  continue: 'Widerspruch fortsetzen',
  howItWorks: (isInquiry) => (isInquiry ? 'Wie Anfragen ablaufen' : 'Wie Anfechtungen ablaufen'),

  accept: 'Anfechtung akzeptieren',
  acceptQuestion: 'Anfechtung akzeptieren?',
  acceptText: (amount, fee) =>
    fee === undefined
      ? `Die Anfechtung ist dann endgültig verloren, und ${amount} bleiben beim Kunden. Das lässt sich nicht rückgängig machen.`
      : `Die Anfechtung ist dann endgültig verloren. ${amount} bleiben beim Kunden, und die Gebühr von ${fee} wird nicht zurückgegeben. Das lässt sich nicht rückgängig machen.`,
  refund: 'Erstatten',
  refundQuestion: 'Zahlung erstatten?',
  refundText:
    'Eine Erstattung erledigt die Anfrage, und es fällt keine Anfechtungsgebühr an. Sie erstatten auf der Seite der Bestellung, wo Sie auch sehen, was gekauft wurde.',
  refundAction: 'In der Bestellung erstatten',
  orderNotFound: 'Die Bestellung kann nicht angezeigt werden. Sie wurde nicht gefunden.',

  viewEvidence: 'Eingereichte Beweise ansehen',
  unknownDate: '-',
  underReview: (submitted) =>
    `Sie haben am ${submitted} Beweise eingereicht. Die Bank des Kunden prüft sie, das kann 60 Tage oder länger dauern. Bis sie entscheidet, müssen Sie nichts weiter tun.`,
  handedIn: (submitted) =>
    `Niemand hatte Ihre Beweise eingereicht, deshalb wurden sie am ${submitted} für Sie eingereicht. Die Bank des Kunden prüft sie, das kann 60 Tage oder länger dauern. Bis sie entscheidet, müssen Sie nichts weiter tun.`,
  inquiryUnderReview: (submitted) =>
    `Sie haben am ${submitted} Beweise eingereicht. Die Bank des Kunden prüft diese Anfrage, das kann 120 Tage oder länger dauern. Bis sie entscheidet, müssen Sie nichts weiter tun.`,
  won: (closed, amount, fee) =>
    fee === undefined
      ? `Gute Nachricht: Sie haben diese Anfechtung am ${closed} gewonnen. Der angefochtene Betrag von ${amount} wurde Ihrem Guthaben wieder gutgeschrieben.`
      : `Gute Nachricht: Sie haben diese Anfechtung am ${closed} gewonnen. Der angefochtene Betrag von ${amount} und die Gebühr von ${fee} wurden Ihrem Guthaben wieder gutgeschrieben.`,
  lost: {
    no_response: (closed, money) =>
      `Sie haben diese Anfechtung am ${closed} verloren, weil niemand rechtzeitig geantwortet hat. ${money}`,
    accepted: (closed, money) =>
      `Sie haben diese Anfechtung am ${closed} akzeptiert, damit war sie verloren. ${money}`,
    evidence: (closed, money) =>
      `Sie haben diese Anfechtung am ${closed} verloren: Die Bank des Kunden hat Ihre Beweise geprüft und zugunsten des Kunden entschieden. ${money}`,
  },
  lostMoney: (amount, fee) =>
    fee === undefined
      ? `${amount} wurden von Ihrem Guthaben abgezogen.`
      : `${amount} und die Gebühr von ${fee} wurden von Ihrem Guthaben abgezogen.`,
  inquiryClosed: (closed) =>
    `Diese Anfrage wurde am ${closed} geschlossen. Daraus wurde keine Anfechtung, und es wurde kein Geld abgezogen.`,

  money: {
    title: 'Wirkung auf Ihr Guthaben',
    taken: 'Angefochtener Betrag',
    fee: 'Anfechtungsgebühr',
    feeNote: 'zurück, wenn Sie gewinnen',
    returned: 'Betrag zurückerhalten',
    feeReturned: 'Gebühr zurückerhalten',
    total: 'Insgesamt',
  },
};

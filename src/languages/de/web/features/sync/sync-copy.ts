import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { syncCopy as english } from '#web/features/sync/sync-copy.ts';

export const syncCopy: Words<typeof english> = {
  title: 'Abgleich',
  lead: 'Was Ihr Zahlungsanbieter getan hat, und wie weit dieser Shop gefolgt ist. Verpasste Neuigkeiten werden von selbst gefunden und geholt.',
  failed: 'Der Stand des Abgleichs konnte nicht gelesen werden.',
  standing: {
    current: 'Auf dem neuesten Stand',
    checking: 'Wird geprüft',
    trouble: 'Gestört',
    behind: 'Holt auf',
    drifted: 'Abweichungen gefunden',
    attention: 'Handlungsbedarf',
  },

  checkNow: 'Jetzt prüfen',
  checkAsked: 'Alles wird mit dem Zahlungsanbieter verglichen. Abweichungen werden berichtigt.',
  checkFailed: (reason) => `Die Prüfung konnte nicht gestartet werden. ${reason}`,

  lastEvent: 'Letzte Neuigkeit',
  noEvent: 'Noch keine',
  waiting: 'Noch zu übernehmen',
  nothingWaiting: 'Nichts ist im Rückstand.',
  waitingSince: (ago) => `Die älteste kam ${ago}.`,
  lastPolled: 'Zuletzt nach Verpasstem gesucht',
  notPolled: 'Noch nicht',
  polledEvery: 'Einmal in der Minute.',
  underWay: 'Laufende Geldvorgänge',
  underWayNote: 'Gesendet, die Antwort steht aus.',
  noneUnderWay: 'Jeder Vorgang hat seine Antwort.',
  replica: 'Kopie für Berichte',
  replicaAway: 'Antwortet nicht',
  replicaNote:
    'Dateien, Nachweise und Berichte werden daraus gelesen. Ist sie im Rückstand oder nicht erreichbar, wird die Datenbank selbst gefragt.',

  checkTitle: 'Letzter vollständiger Vergleich',
  checkNone: 'Noch nicht verglichen',
  checkNoneText:
    'Ein Vergleich liest alles, was der Zahlungsanbieter hat, und berichtigt, was hier abweicht.',
  checkRunning: 'Vergleich läuft',
  checkRunningText: (ago) =>
    `Begonnen ${ago}. Sie können diese Seite verlassen; das Ergebnis steht dann hier.`,
  checkBroken: 'Der letzte Vergleich wurde nicht fertig',
  checkBrokenText:
    'Wahrscheinlich wurde der Server zwischendurch gestoppt. Es ging nichts verloren; starten Sie einen neuen.',
  checkClean: 'Alles stimmt überein',
  checkCleanText: (compared, ago) => `Verglichene Datensätze: ${compared}, ${ago}.`,
  checkRepaired: (count, shown) =>
    count === 1 ? '1 Abweichung wurde berichtigt' : `${shown} Abweichungen wurden berichtigt`,
  checkUnexplained: (count, shown) =>
    count === 1
      ? '1 Datensatz ist dem Zahlungsanbieter unbekannt'
      : `${shown} Datensätze sind dem Zahlungsanbieter unbekannt`,
  checkUnexplainedText:
    'Es gibt sie hier und dort nicht. Ein Programm entscheidet nicht, dass Geld nicht da war, deshalb blieben sie, wie sie sind. Fragen Sie den Zahlungsanbieter danach.',
  compared: 'Verglichen',
  missing: 'Fehlten hier',
  different: 'Wichen hier ab',
  unexplained: 'Nur hier',
  repaired: 'Berichtigt',
  finished: 'Beendet',
  examples: 'Was gefunden wurde',
  exampleColumns: { what: 'Abweichung', kind: 'Datensatz', id: 'ID' },
  what: {
    missing: 'Fehlte hier',
    different: 'Wich hier ab',
    unexplained: 'Gibt es nur hier',
  },
  kinds: {
    account: 'Konto',
    payout: 'Auszahlung',
    payment_intent: 'Zahlung',
    charge: 'Belastung',
    refund: 'Erstattung',
    dispute: 'Anfechtung',
    transaction: 'Guthabenbewegung',
    event: 'Zustellung',
    store_product: 'Produkt Ihres Shops',
    store_customer: 'Kunde Ihres Shops',
    store_order: 'Bestellung Ihres Shops',
    store_subscription: 'Abonnement Ihres Shops',
  },
  id: 'ID',

  attentionTitle: 'Nie bestätigte Geldvorgänge',
  attentionText:
    'Der Zahlungsanbieter hat nie geantwortet und wusste danach nichts davon. Sehen Sie dort nach, ob es geschehen ist. Wenn nicht, geben Sie es hier an: Dann lässt es sich erneut anfordern.',
  attentionNotice: (count) =>
    plural(count, {
      one: '1 Geldvorgang wurde nie bestätigt',
      other: `${figure(count)} Geldvorgänge wurden nie bestätigt`,
    }),
  attentionShow: 'Ansehen, was zu tun ist',
  attentionFailed: 'Die unbestätigten Vorgänge konnten nicht gelesen werden.',
  attentionEmpty: 'Nichts zu tun',
  attentionEmptyText:
    'Ein Vorgang, den der Zahlungsanbieter nie bestätigt, stünde hier, mit dem, was zu tun ist.',
  operationColumns: {
    kind: 'Vorgang',
    subject: 'Betrifft',
    asked: 'Angefordert',
    by: 'Von',
    attempts: 'Versuche',
    actions: 'Aktionen',
  },
  operations: {
    refund_charge: 'Erstattung',
    capture_payment: 'Einzug',
    cancel_payment: 'Stornierung einer Autorisierung',
    accept_dispute: 'Annahme einer Anfechtung',
    answer_dispute: 'Antwort auf eine Anfechtung',
    pay_out_instantly: 'Sofortauszahlung',
    pay_order: 'Zahlung einer Bestellung',
  },
  dismiss: 'Ist nicht geschehen',
  dismissName: (action, subject) => `Angeben, dass dies nicht geschehen ist: ${action} ${subject}`,
  dismissTitle: 'Haben Sie beim Zahlungsanbieter nachgesehen?',
  dismissText:
    'Geben Sie das nur an, wenn Sie dort gesehen haben, dass es nicht geschehen ist. Ihr Name wird dazu vermerkt, und dasselbe lässt sich dann erneut anfordern. Wäre es doch geschehen, würde es durch die erneute Anforderung doppelt ausgeführt.',
  dismissAction: 'Ist nicht geschehen',
  dismissed: 'Vermerkt. Der Vorgang lässt sich erneut anfordern.',

  fillTitle: 'Erste Kopie des Verlaufs',
  fillRunning: (kind, count) => `${kind}: bisher ${count}.`,
  fillRate: (rate) => `${rate} je Sekunde.`,
  fillLeft: (seconds) => {
    if (seconds < 60) return 'Noch weniger als eine Minute.';
    const [minutes, hours] = [Math.round(seconds / 60), Math.round(seconds / 3600)];
    return seconds < 5400
      ? plural(minutes, { one: 'Noch etwa 1 Minute.', other: `Noch etwa ${minutes} Minuten.` })
      : plural(hours, { one: 'Noch etwa 1 Stunde.', other: `Noch etwa ${figure(hours)} Stunden.` });
  },
  restarted: (at, reason) => `Der Server wurde am ${at} neu gestartet: ${reason}.`,
  restartReasons: {
    error: 'Ein Fehler hatte ihn beendet',
    database_ended: 'Seine Datenbank war beendet worden',
    out_of_memory: 'Ihm war der Speicher ausgegangen',
    killed: 'Er war von außen beendet worden',
  },
  restartReasonOther: 'Er hatte sich von selbst beendet',
  restartedText: (times) =>
    [
      'Es ging nichts verloren: Was lief, wird wieder aufgenommen. Mehr steht im Protokoll des Servers.',
      ...(times > 1 ? [`Das ist in den letzten 7 Tagen ${figure(times)}-mal geschehen.`] : []),
    ].join(' '),
  setup: 'Einrichtung und Berechtigungen',

  setAside: 'Beiseitegelegt',
  setAsideText: (total, shown) =>
    `${total === 1 ? '1 Datensatz des Zahlungsanbieters konnte' : `${shown} Datensätze des Zahlungsanbieters konnten`} hier nicht übernommen werden, alles andere schon. Jeder wird erneut versucht, wenn er sich ändert und bei jedem Vergleich, und verlässt diese Liste, sobald er übernommen werden kann.`,
  setAsideColumns: { kind: 'Datensatz', id: 'ID', reason: 'Grund', since: 'Seit' },

  passing: [
    ...['provider_unavailable', 'provider_rate_limited', 'provider_answer_broken'],
    ...['store_unavailable', 'store_slow', 'store_rate_limited', 'store_answer_broken'],
  ],
  problemSetup: 'Einrichtung ansehen',
  problemTitles: {
    event_signature_invalid: 'Eine Zustellung wurde abgelehnt: Sie war nicht mit unserem Geheimnis signiert',
    store_signature_invalid:
      'Eine Zustellung Ihres Shops wurde abgelehnt: Sie war nicht mit unserem Geheimnis signiert',
    event_clock_off: 'Eine Zustellung wurde abgelehnt: Sie war zu einer anderen Zeit als unserer signiert',
    event_malformed: 'Eine Zustellung war nicht lesbar und wurde beiseitegelegt',
    event_of_other_mode:
      'Zustellungen des anderen Modus wurden übergangen: Test und Live werden nie vermischt',
    event_of_other_account: 'Zustellungen eines anderen Kontos wurden übergangen',
  },
  problemWhen: (where, times, shown, since, last) =>
    times === 1 ? `${where}, ${last}.` : `${where}: ${shown}-mal, zuerst ${since}, zuletzt ${last}.`,
  sources: {
    deliveries: 'Bei einer Zustellung',
    news: 'Beim Suchen nach Neuigkeiten',
    late_news: 'Beim Suchen nach verspäteten Neuigkeiten',
    history: 'Beim Kopieren des Verlaufs',
    comparison: 'Beim vollständigen Vergleich',
    store_copy: 'Beim Kopieren Ihres Shops',
    store_news: 'Beim Lesen der Änderungen in Ihrem Shop',
    store_comparison: 'Beim Vergleich der Bestellungen Ihres Shops',
    store_webhooks: 'Bei der Bitte an Ihren Shop, Änderungen zu melden',
    store_writes: 'Beim Melden einer Erstattung, Notiz oder abgeschlossenen Bestellung an Ihren Shop',
  },
  sourceRecord: (kind) => `Beim erneuten Lesen: ${kind}`,
  advice: {
    provider_key_refused:
      'Der Schlüssel wurde widerrufen oder ist falsch. Erstellen Sie beim Zahlungsanbieter einen neuen, tragen Sie ihn in STRIPE_SECRET_KEY ein, und starten Sie den Server neu. Es geht nichts verloren: Was inzwischen geschehen ist, wird geholt.',
    provider_permission_missing:
      'Der Schlüssel darf das nicht. Geben Sie ihm beim Zahlungsanbieter die fehlende Berechtigung; die Seite der Einrichtung nennt sie. Was wartet, wird dann von selbst erledigt.',
    provider_rate_limited:
      'Es wurde zu viel auf einmal angefragt. Es wird langsamer angefragt und geht von selbst weiter.',
    provider_unavailable:
      'Der Zahlungsanbieter ist ausgefallen oder nicht erreichbar. Es wird von selbst erneut versucht.',
    provider_answer_broken:
      'Nichts davon wurde übernommen. Es wird von selbst an derselben Stelle erneut angefragt.',
    event_signature_invalid:
      'Hat der Webhook ein neues Geheimnis, tragen Sie es in STRIPE_WEBHOOK_SECRET ein, und starten Sie den Server neu. Wenn nicht, sendet jemand anderes diese Zustellungen. Nichts davon wurde übernommen, und Verpasstes wird geholt.',
    event_clock_off:
      'Das Geheimnis stimmt, also stimmt die Uhr dieses Servers nicht. Verpasstes wird geholt.',
    event_malformed:
      'Sie war mit unserem Geheimnis signiert, aber ihre Form ist hier nicht bekannt. Nichts davon wurde übernommen. Worum es ging, wird bei der nächsten Suche nach Neuigkeiten geholt, spätestens beim nächsten Vergleich.',
    store_unavailable:
      'Ihr Shop ist ausgefallen oder nicht erreichbar. Es wird von selbst erneut versucht; es geht nichts verloren.',
    store_slow:
      'Es wird von selbst erneut versucht. Bleibt es so, fragen Sie Ihren Hoster, warum der Shop langsam ist.',
    store_rate_limited:
      'Ihr Hoster erlaubt weniger Aufrufe. Wir fragen langsamer an, und es geht von selbst weiter.',
    store_answer_broken:
      'Nichts davon wurde übernommen. Es wird von selbst an derselben Stelle erneut angefragt.',
    store_answer_too_large:
      'Ein Plugin fügt jeder Bestellung sehr viel hinzu. Fragen Sie die Person, die den Shop betreut.',
    store_key_refused:
      'Der Schlüssel wurde widerrufen oder ist falsch. Erstellen Sie in Ihrem Shop unter WooCommerce › Einstellungen › Erweitert › REST-API einen neuen, und geben Sie ihn auf der Einrichtungsseite an; ist der Shop in den Einstellungen des Servers festgelegt, dann in WOOCOMMERCE_KEY und WOOCOMMERCE_SECRET.',
    store_permission_missing:
      'Geben Sie dem Schlüssel in Ihrem Shop „Lesen/Schreiben“ und der Person, der er gehört, die Rolle „Shop-Manager“ oder „Administrator“. Was wartet, wird dann von selbst erledigt.',
    store_clock_off:
      'Stellen Sie die Uhr dieses Servers oder die des Shops: Sie gehen mehr als 15 Minuten auseinander.',
    store_moved:
      'Geben Sie seine neue Adresse mit einem Schlüssel auf der Einrichtungsseite an; ist der Shop in den Einstellungen des Servers festgelegt, dann in WOOCOMMERCE_URL, und starten Sie den Server neu. Nichts von dem, was kopiert wurde, geht verloren.',
    store_certificate:
      'Bitten Sie Ihren Hoster, das Zertifikat zu erneuern oder die richtige Domain darin zu nennen.',
    store_private:
      'Die Adresse des Shops führt jetzt in ein privates Netz. Geben Sie seine öffentliche Adresse auf der Einrichtungsseite an; wer den Server betreibt, kann private mit WEBHOOKS_PRIVATE=allow erlauben.',
    store_rest_missing:
      'Prüfen Sie, ob die Adresse auf der Einrichtungsseite stimmt. Im Shop dürfen die Permalinks nicht „Einfach“ sein (Einstellungen › Permalinks), und WooCommerce muss aktiv sein.',
    store_no_data:
      'Eine Firewall, eine Anmeldeseite oder eine Wartungsseite steht vor Ihrem Shop. Lassen Sie Aufrufe an /wp-json/wc/v3 durch.',
    store_signature_invalid:
      'Nichts davon wurde übernommen: Jemand anderes hat sie gesendet, oder ein Webhook Ihres Shops hat unser Geheimnis verloren. Die von uns angelegten werden alle zehn Minuten überprüft, und Verpasstes wird trotzdem gelesen. Bleibt es so, entfernen Sie unter den Webhooks Ihres Shops, was „Countinghouse“ heißt: Es wird neu angelegt.',
    store_refused:
      'Öffnen Sie die Bestellung in Ihrem Shop und sehen Sie nach. Wir haben es mehrmals versucht und dann aufgegeben.',
    event_of_other_mode:
      'Ein Live-Webhook einer Plattform erhält Meldungen aus beiden Modi; dann ist das in Ordnung. Haben Sie keine Plattform, zeigt ein Test-Webhook auf einen Live-Shop oder umgekehrt: Entfernen Sie ihn. Nichts davon wurde übernommen.',
    event_of_other_account:
      'Der Webhook einer Plattform erhält Meldungen zu allen ihren Konten; dann ist das in Ordnung. Haben Sie keine Plattform, zeigt der Webhook eines anderen Kontos auf diesen Shop: Entfernen Sie ihn. Nichts davon wurde übernommen.',
  },
  adviceOther: 'Es wird von selbst erneut versucht. Bleibt es so, sehen Sie ins Protokoll des Servers.',

  ago: (seconds) => {
    if (seconds < 5) return 'gerade eben';
    if (seconds < 60) return `vor ${seconds} Sekunden`;
    const [minutes, hours, days] = [
      Math.floor(seconds / 60),
      Math.floor(seconds / 3600),
      Math.floor(seconds / 86_400),
    ];
    if (seconds < 3600) return plural(minutes, { one: 'vor 1 Minute', other: `vor ${minutes} Minuten` });
    if (seconds < 86_400) return plural(hours, { one: 'vor 1 Stunde', other: `vor ${hours} Stunden` });
    return plural(days, { one: 'vor 1 Tag', other: `vor ${figure(days)} Tagen` });
  },
};

import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { storeSetupCopy as english } from '#web/features/setup/store/store-setup-copy.ts';

export const storeSetupCopy: Words<typeof english> = {
  title: 'Ihr Shop',
  lead: 'Ein Shop, der auf WooCommerce läuft, kann angebunden werden: Seine Bestellungen, Kunden und Produkte werden hierher kopiert und verfolgt, und seine Kasse bleibt, wie sie ist.',
  failed: 'Die Einrichtung des Shops konnte nicht gelesen werden.',
  openFailed: 'Der Shop konnte nicht angebunden werden.',

  address: 'Adresse',
  shop: 'Name',
  notReadYet: 'Noch nicht gelesen',
  namedBy: 'Adresse und Schlüssel',
  namedByWords: {
    nobody: 'Keine: Der Shop ist der eingebaute',
    server: 'Aus den Einstellungen des Servers',
    page: 'Auf dieser Seite angegeben, verschlüsselt gespeichert',
  },
  told: 'Letzte Zustellung',
  notTold: 'Keine: Änderungen werden jede Minute gesucht',

  serverTitle: 'Der Shop ist in den Einstellungen des Servers festgelegt',
  serverText:
    'Adresse und Schlüssel kommen aus WOOCOMMERCE_URL, WOOCOMMERCE_KEY und WOOCOMMERCE_SECRET. Wer den Server betreibt, ändert sie dort.',
  ordersTitle: 'Hier kann kein Shop angebunden werden',
  ordersText:
    'Diese Datenbank enthält Bestellungen des eingebauten Shops, und die Bestellungen zweier Shops werden nie vermischt. Starten Sie den Server mit einem leeren DATA_DIR oder einer leeren DATABASE_URL, und binden Sie Ihren Shop dort an.',
  startingTitle: 'Der Server startet neu',
  startingText:
    'Der Schlüssel ist gespeichert. Der Server startet damit von selbst neu; danach wird der Shop kopiert. Bleibt es länger als eine Minute so, starten Sie den Server von Hand.',

  startingWithoutText:
    'Die Anbindung des Shops ist gelöst. Der Server startet von selbst ohne ihn neu. Bleibt es länger als eine Minute so, starten Sie den Server von Hand.',

  letGoTitle: 'Anbindung lösen',
  letGoText:
    'Änderungen des Shops werden nicht mehr gelesen, und ihm wird nichts mehr mitgeteilt. Die Webhooks, die wir in ihm angelegt haben, werden entfernt. Was kopiert wurde, bleibt hier und ist lesbar, und Zahlungen laufen weiter wie bisher. Sie können den Shop jederzeit wieder anbinden: Dann geht alles von dort weiter.',
  letGo: 'Anbindung lösen',
  letGoQuestion: (shop) => `Anbindung von „${shop}“ lösen?`,
  letGoWaiting: (count) =>
    plural(count, {
      one: 'Eine Erstattung, Notiz oder abgeschlossene Bestellung wurde dem Shop noch nicht mitgeteilt. Sie wartet, bis der Shop wieder angebunden ist.',
      other: `${figure(count)} Erstattungen, Notizen und abgeschlossene Bestellungen wurden dem Shop noch nicht mitgeteilt. Sie warten, bis der Shop wieder angebunden ist.`,
    }),
  formerTitle: 'Die Anbindung des Shops wurde gelöst',
  formerText:
    'Was kopiert wurde, ist lesbar und so, wie es damals war. Binden Sie den Shop unten wieder an, unter derselben oder einer anderen Adresse. Ein anderer Shop kann an seine Stelle treten, solange keine Zahlung hier zu seinen Bestellungen gehört.',
  formerSince: 'Gelöst am',
  leftTitle: (count) =>
    plural(count, {
      one: 'Ein Webhook ist noch im Shop',
      other: `${figure(count)} Webhooks sind noch im Shop`,
    }),
  leftText:
    'Der Shop war nicht zu erreichen. Entfernen Sie dort, was „Countinghouse“ heißt, unter WooCommerce › Einstellungen › Erweitert › Webhooks.',

  formTitle: 'Einen WooCommerce-Shop anbinden',
  keyTitle: 'Einen anderen Schlüssel oder die neue Adresse angeben',
  movedText:
    'Ein Shop, der umgezogen ist, wird an seinen Bestellungen erkannt: Nichts von dem, was kopiert wurde, geht verloren. Ein anderer Shop wird abgelehnt.',
  formText:
    'Öffnen Sie in Ihrem Shop WooCommerce › Einstellungen › Erweitert › REST-API, und fügen Sie einen Schlüssel mit „Lesen/Schreiben“ hinzu, für eine Person mit der Rolle „Shop-Manager“ oder „Administrator“.',
  url: 'Adresse des Shops',
  urlHelp: 'Zum Beispiel https://shop.example',
  urlMissing: 'Geben Sie eine Adresse ein, die mit https:// oder http:// beginnt.',
  key: 'Consumer Key',
  keyMissing: 'Geben Sie den Schlüssel ein. Er beginnt mit ck_.',
  secret: 'Consumer Secret',
  secretMissing: 'Geben Sie das Geheimnis ein. Es beginnt mit cs_.',
  check: 'Prüfen',
  checkFailed: 'Der Shop konnte nicht geprüft werden.',
  attach: (shop) => `„${shop}“ anbinden`,
  useKey: 'Diese Adresse und diesen Schlüssel verwenden',

  checksTitle: 'Was vom Shop gebraucht wird',
  checkColumns: { what: 'Geprüft', words: 'Was zu tun ist', state: 'Ergebnis' },
  checks: {
    address: 'Die Adresse antwortet',
    https: 'Die Adresse ist sicher (https)',
    interface: 'WooCommerce ist da',
    clock: 'Die Uhren stimmen überein',
    key: 'Der Schlüssel wird angenommen',
    orders: 'Bestellungen sind lesbar',
    customers: 'Kunden sind lesbar',
    products: 'Produkte sind lesbar',
    settings: 'Einstellungen sind lesbar',
    subscriptions: 'Abonnements sind lesbar',
    notes: 'Bestellnotizen lassen sich schreiben',
    refunds: 'Erstattungen lassen sich vermerken',
    webhooks: 'Webhooks lassen sich anlegen',
    deliveries: 'Der Shop kann Änderungen melden',
  },
  states: {
    good: 'In Ordnung',
    poor: 'Eingeschränkt',
    wrong: 'Steht im Weg',
    unknown: 'Unbekannt',
  },
  readyTitle: 'Alles Nötige ist da',
  readyText:
    'In Ihrem Shop wurde nichts geändert: Geschrieben wurde versuchsweise an einer Bestellung und einem Webhook, die es nicht gibt.',
  notReadyTitle: 'Etwas steht im Weg',
  notReadyText: 'Was zu tun ist, steht in der Liste. Prüfen Sie danach erneut.',

  limits: {
    https:
      'Aufrufe werden signiert, aber was gelesen wird, ist unterwegs sichtbar. Verwenden Sie https, wenn der Shop es hat.',
    clock:
      'Die Uhren gehen mehr als eine Minute auseinander. Stellen Sie die Uhr dieses Servers oder die des Shops.',
    deliveries:
      'Dieser Server hat keine PUBLIC_URL, die der Shop erreichen könnte. Stattdessen werden Änderungen jede Minute gesucht.',
  },
  advice: {
    no_subscriptions: 'Das Plugin WooCommerce Subscriptions ist nicht da, also gibt es keine zu kopieren.',
    store_private:
      'Verwenden Sie die öffentliche Adresse des Shops. Wer den Server betreibt, kann private mit WEBHOOKS_PRIVATE=allow erlauben.',
    store_certificate:
      'Bitten Sie Ihren Hoster, das Zertifikat zu erneuern oder die richtige Domain darin zu nennen.',
    store_unavailable:
      'Sehen Sie nach, ob die Adresse stimmt und der Shop läuft, und prüfen Sie dann erneut.',
    store_slow: 'Prüfen Sie erneut. Bleibt es so, fragen Sie Ihren Hoster, warum der Shop langsam ist.',
    store_rate_limited:
      'Ihr Hoster erlaubt weniger Aufrufe. Warten Sie eine Minute, und prüfen Sie dann erneut.',
    store_answer_broken: 'Prüfen Sie erneut.',
    store_moved: 'Geben Sie die Adresse ein, zu der sie führt.',
    store_rest_missing:
      'Sehen Sie nach, ob die Adresse stimmt. Im Shop dürfen die Permalinks nicht „Einfach“ sein (Einstellungen › Permalinks), und WooCommerce muss aktiv sein.',
    store_no_data:
      'Eine Firewall, eine Anmeldeseite oder eine Wartungsseite steht vor dem Shop. Lassen Sie Aufrufe an /wp-json/wc/v3 durch.',
    store_key_refused:
      'Erstellen Sie im Shop einen neuen Schlüssel, und geben Sie beide Teile ein. Stimmen sie, weiß der Shop vielleicht nicht, dass er über https erreicht wird: Sein Proxy muss X-Forwarded-Proto weitergeben.',
    store_clock_off:
      'Stellen Sie die Uhr dieses Servers oder die des Shops: Sie gehen mehr als 15 Minuten auseinander.',
    store_permission_missing:
      'Geben Sie dem Schlüssel im Shop „Lesen/Schreiben“ und seiner Person die Rolle „Shop-Manager“ oder „Administrator“.',
  },
};

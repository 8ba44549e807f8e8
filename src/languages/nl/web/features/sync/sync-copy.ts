import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/sync/sync-copy.ts';

export const syncCopy: Words<typeof english.syncCopy> = {
  title: 'Synchronisatie',
  lead: 'Wat je betaalprovider heeft gedaan, en hoe ver deze winkel dat heeft gevolgd. Gemist nieuws wordt vanzelf gevonden en opgehaald.',
  failed: 'De status van de synchronisatie kon niet worden gelezen.',
  standing: {
    current: 'Bijgewerkt',
    checking: 'Wordt gecontroleerd',
    trouble: 'Verstoord',
    behind: 'Wordt bijgewerkt',
    drifted: 'Verschillen gevonden',
    attention: 'Actie nodig',
  },

  checkNow: 'Nu controleren',
  checkAsked: 'Alles wordt met de betaalprovider vergeleken. Verschillen worden rechtgezet.',
  checkFailed: (reason) => `De controle kon niet worden gestart. ${reason}`,

  lastEvent: 'Laatste nieuws',
  noEvent: 'Nog geen',
  waiting: 'Nog te verwerken',
  nothingWaiting: 'Er loopt niets achter.',
  waitingSince: (ago) => `Het oudste kwam ${ago}.`,
  lastPolled: 'Laatst naar gemist nieuws gezocht',
  notPolled: 'Nog niet',
  polledEvery: 'Eén keer per minuut.',
  underWay: 'Lopende geldhandelingen',
  underWayNote: 'Verstuurd, wachten op antwoord.',
  noneUnderWay: 'Elke handeling is beantwoord.',
  replica: 'Kopie voor rapporten',
  replicaAway: 'Antwoordt niet',
  replicaNote:
    'Bestanden, onderbouwingen en rapporten worden hieruit gelezen. Loopt de kopie achter of is die onbereikbaar, dan wordt de database zelf gebruikt.',

  checkTitle: 'Laatste volledige vergelijking',
  checkNone: 'Nog niet vergeleken',
  checkNoneText: 'Een vergelijking leest alles wat de betaalprovider heeft en zet recht wat hier verschilt.',
  checkRunning: 'Wordt nu vergeleken',
  checkRunningText: (ago) => `Begonnen: ${ago}. Je kunt deze pagina verlaten; de uitkomst staat straks hier.`,
  checkBroken: 'De laatste vergelijking is niet afgerond',
  checkBrokenText:
    'Waarschijnlijk is de server intussen gestopt. Er is niets verloren gegaan; start een nieuwe.',
  checkClean: 'Alles klopt',
  checkCleanText: (compared, ago) => `Vergeleken records: ${compared}, ${ago}.`,
  checkRepaired: (count, shown) =>
    count === 1 ? '1 verschil is rechtgezet' : `${shown} verschillen zijn rechtgezet`,
  checkUnexplained: (count, shown) =>
    count === 1
      ? '1 record is onbekend bij de betaalprovider'
      : `${shown} records zijn onbekend bij de betaalprovider`,
  checkUnexplainedText:
    'Hier bestaan ze wel, daar niet. Een programma beslist niet dat geld er niet was, dus ze zijn gelaten zoals ze zijn. Vraag ernaar bij de betaalprovider.',
  compared: 'Vergeleken',
  missing: 'Ontbreekt hier',
  different: 'Verschilt hier',
  unexplained: 'Alleen hier',
  repaired: 'Rechtgezet',
  finished: 'Afgerond',
  examples: 'Wat is gevonden',
  exampleColumns: { what: 'Verschil', kind: 'Record', id: 'ID' },
  what: {
    missing: 'Ontbrak hier',
    different: 'Verschilde hier',
    unexplained: 'Bestaat alleen hier',
  },
  kinds: {
    account: 'Account',
    payout: 'Uitbetaling',
    payment_intent: 'Betaling',
    charge: 'Afschrijving',
    refund: 'Terugbetaling',
    dispute: 'Geschil',
    transaction: 'Saldomutatie',
    event: 'Bezorging',
    store_product: 'Product van je winkel',
    store_customer: 'Klant van je winkel',
    store_order: 'Bestelling van je winkel',
    store_subscription: 'Abonnement van je winkel',
  },
  id: 'ID',

  attentionTitle: 'Geldhandelingen die niemand heeft bevestigd',
  attentionText:
    'De betaalprovider heeft nooit geantwoord en wist er daarna niets van. Kijk daar of het is gebeurd. Is het niet gebeurd, meld dat dan hier: dan kan het opnieuw worden aangevraagd.',
  attentionNotice: (count) =>
    plural(count, {
      one: '1 geldhandeling is nooit bevestigd',
      other: `${figure(count)} geldhandelingen zijn nooit bevestigd`,
    }),
  attentionShow: 'Bekijk wat je moet doen',
  attentionFailed: 'De onbevestigde handelingen konden niet worden gelezen.',
  attentionEmpty: 'Er is niets voor je te doen',
  attentionEmptyText:
    'Een handeling die de betaalprovider nooit bevestigt, zou hier staan, met wat je kunt doen.',
  operationColumns: {
    kind: 'Handeling',
    subject: 'Over',
    asked: 'Aangevraagd',
    by: 'Door',
    attempts: 'Pogingen',
    actions: 'Acties',
  },
  operations: {
    refund_charge: 'Terugbetaling',
    capture_payment: 'Vastleggen',
    cancel_payment: 'Een autorisatie annuleren',
    accept_dispute: 'Een geschil accepteren',
    answer_dispute: 'Een geschil beantwoorden',
    pay_out_instantly: 'Directe uitbetaling',
    pay_order: 'Betaling van een bestelling',
  },
  dismiss: 'Het is niet gebeurd',
  dismissName: (action, subject) => `Melden dat dit niet is gebeurd: ${action} ${subject}`,
  dismissTitle: 'Heb je bij de betaalprovider gekeken?',
  dismissText:
    'Meld dit alleen als je daar hebt gezien dat het niet is gebeurd. Je naam wordt erbij bewaard, en hetzelfde kan dan opnieuw worden aangevraagd. Was het toch gebeurd, dan zou opnieuw aanvragen het twee keer doen.',
  dismissAction: 'Het is niet gebeurd',
  dismissed: 'Genoteerd. De handeling kan opnieuw worden aangevraagd.',

  fillTitle: 'Eerste kopie van de geschiedenis',
  fillRunning: (kind, count) => `${kind}: ${count} tot nu toe.`,
  fillRate: (rate) => `${rate} per seconde.`,
  fillLeft: (seconds) => {
    if (seconds < 60) return 'Nog minder dan een minuut.';
    const [minutes, hours] = [Math.round(seconds / 60), Math.round(seconds / 3600)];
    return seconds < 5400
      ? plural(minutes, { one: 'Nog ongeveer 1 minuut.', other: `Nog ongeveer ${figure(minutes)} minuten.` })
      : `Nog ongeveer ${figure(hours)} uur.`;
  },
  restarted: (at, reason) => `De server is opnieuw gestart (${at}) omdat ${reason}.`,
  restartReasons: {
    error: 'een fout hem had gestopt',
    database_ended: 'zijn database was gestopt',
    out_of_memory: 'het geheugen op was',
    killed: 'hij van buitenaf was gestopt',
  },
  restartReasonOther: 'hij vanzelf was gestopt',
  restartedText: (times) =>
    [
      'Er is niets verloren gegaan: wat bezig was, wordt weer opgepakt. In de log van de server staat meer.',
      ...(times > 1 ? [`Dit gebeurde ${figure(times)} keer in de laatste 7 dagen.`] : []),
    ].join(' '),
  setup: 'Configuratie en rechten',

  setAside: 'Apart gezet',
  setAsideText: (total, shown) =>
    `${total === 1 ? '1 record van de betaalprovider kon' : `${shown} records van de betaalprovider konden`} hier niet worden bewaard. Al het andere wel. Elk record wordt opnieuw geprobeerd als het verandert en bij elke vergelijking, en verdwijnt uit deze lijst als het bewaard kan worden.`,
  setAsideColumns: { kind: 'Record', id: 'ID', reason: 'Reden', since: 'Sinds' },

  passing: [
    ...['provider_unavailable', 'provider_rate_limited', 'provider_answer_broken'],
    ...['store_unavailable', 'store_slow', 'store_rate_limited', 'store_answer_broken'],
  ],
  problemSetup: 'Configuratie bekijken',
  problemTitles: {
    event_signature_invalid: 'Een bezorging is geweigerd: die was niet met ons geheim ondertekend',
    store_signature_invalid:
      'Een bezorging van je winkel is geweigerd: die was niet met ons geheim ondertekend',
    event_clock_off: 'Een bezorging is geweigerd: die was op een andere tijd dan de onze ondertekend',
    event_malformed: 'Een bezorging was niet leesbaar en is apart gezet',
    event_of_other_mode:
      'Bezorgingen van de andere modus zijn overgeslagen: test en live worden nooit gemengd',
    event_of_other_account: 'Bezorgingen van een ander account zijn overgeslagen',
  },
  problemWhen: (where, times, shown, since, last) =>
    times === 1 ? `${where}, ${last}.` : `${where}: ${shown} keer (eerst: ${since}; laatst: ${last}).`,
  sources: {
    deliveries: 'Bij een bezorging',
    news: 'Bij het zoeken naar nieuws',
    late_news: 'Bij het zoeken naar laat nieuws',
    history: 'Bij het kopiëren van de geschiedenis',
    comparison: 'Bij het vergelijken van alles',
    store_copy: 'Bij het kopiëren van je winkel',
    store_news: 'Bij het lezen van wat er in je winkel veranderde',
    store_comparison: 'Bij het vergelijken van de bestellingen van je winkel',
    store_webhooks: 'Bij het vragen aan je winkel om te melden wat verandert',
    store_writes: 'Bij het melden aan je winkel van een terugbetaling, notitie of afgeronde bestelling',
  },
  sourceRecord: (kind) => `Bij het opnieuw lezen: ${kind}`,
  advice: {
    provider_key_refused:
      'De sleutel is ingetrokken of klopt niet. Maak een nieuwe bij de betaalprovider, zet die in STRIPE_SECRET_KEY en start de server opnieuw. Er gaat niets verloren: wat er intussen gebeurde, wordt opgehaald.',
    provider_permission_missing:
      'De sleutel mag dit niet. Geef hem het ontbrekende recht bij de betaalprovider; de configuratiepagina noemt het. Wat wacht, wordt daarna vanzelf gedaan.',
    provider_rate_limited: 'Er is te veel tegelijk gevraagd. Het vragen gaat nu langzamer en vanzelf verder.',
    provider_unavailable:
      'De betaalprovider ligt eruit of is niet bereikbaar. Het wordt vanzelf opnieuw geprobeerd.',
    provider_answer_broken:
      'Er is niets van overgenomen. Het wordt vanzelf opnieuw gevraagd, vanaf dezelfde plek.',
    event_signature_invalid:
      'Heeft de webhook een nieuw geheim, zet dat dan in STRIPE_WEBHOOK_SECRET en start de server opnieuw. Zo niet, dan stuurt iemand anders dit. Er is niets van overgenomen, en wat is gemist, wordt opgehaald.',
    event_clock_off: 'Het geheim klopt, dus de klok van deze server niet. Wat is gemist, wordt opgehaald.',
    event_malformed:
      'Die was met ons geheim ondertekend, maar de vorm is hier niet bekend. Er is niets van overgenomen. Waar het over ging, wordt opgehaald bij de volgende keer dat naar nieuws wordt gezocht, en uiterlijk bij de volgende vergelijking.',
    store_unavailable:
      'Je winkel ligt eruit of is niet bereikbaar. Het wordt vanzelf opnieuw geprobeerd; er gaat niets verloren.',
    store_slow:
      'Het wordt vanzelf opnieuw geprobeerd. Blijft dit zo, vraag je hostingprovider dan waarom de winkel traag is.',
    store_rate_limited:
      'Je hostingprovider staat minder aanroepen toe. We vragen langzamer, en het gaat vanzelf verder.',
    store_answer_broken:
      'Er is niets van overgenomen. Het wordt vanzelf opnieuw gevraagd, vanaf dezelfde plek.',
    store_answer_too_large:
      'Een plugin voegt heel veel toe aan elke bestelling. Vraag het aan wie de winkel onderhoudt.',
    store_key_refused:
      'De sleutel is ingetrokken of klopt niet. Maak een nieuwe in je winkel onder WooCommerce › Instellingen › Geavanceerd › REST API en vul hem in op de configuratiepagina; of, als de winkel in de instellingen van de server is vastgelegd, in WOOCOMMERCE_KEY en WOOCOMMERCE_SECRET.',
    store_permission_missing:
      'Geef de sleutel ‘Lezen/Schrijven’ in je winkel, en de persoon van wie hij is de rol ‘Winkelmanager’ of ‘Beheerder’. Wat wacht, wordt daarna vanzelf gedaan.',
    store_clock_off:
      'Zet de klok van deze server goed, of die van de winkel: ze lopen meer dan 15 minuten uiteen.',
    store_moved:
      'Vul het nieuwe adres met een sleutel in op de configuratiepagina; of, als de winkel in de instellingen van de server is vastgelegd, zet het in WOOCOMMERCE_URL en start de server opnieuw. Niets van wat is gekopieerd, gaat verloren.',
    store_certificate:
      'Vraag je hostingprovider het certificaat te vernieuwen, of er het juiste domein in te zetten.',
    store_private:
      'Het adres van de winkel leidt nu naar een privénetwerk. Vul het openbare adres in op de configuratiepagina; wie de server beheert, kan privéadressen toestaan met WEBHOOKS_PRIVATE=allow.',
    store_rest_missing:
      'Kijk of het adres op de configuratiepagina klopt. In de winkel mogen permalinks niet op ‘Eenvoudig’ staan (Instellingen › Permalinks), en WooCommerce moet actief zijn.',
    store_no_data:
      'Er staat een firewall, inlogpagina of onderhoudspagina voor je winkel. Laat aanroepen naar /wp-json/wc/v3 door.',
    store_signature_invalid:
      'Er is niets van overgenomen: iemand anders heeft die gestuurd, of een webhook van je winkel is ons geheim kwijt. De webhooks die we zelf hebben gemaakt, worden elke tien minuten nagekeken, en wat is gemist, wordt toch gelezen. Blijft dit zo, verwijder dan wat ‘Countinghouse’ heet bij de webhooks van je winkel: het wordt opnieuw gemaakt.',
    store_refused:
      'Open de bestelling in je winkel en kijk. We hebben het meerdere keren geprobeerd en zijn toen gestopt.',
    event_of_other_mode:
      'Een live-webhook van een platform krijgt meldingen van beide modi; dan klopt dit. Is het jouwe geen platform, dan wijst een testwebhook naar een live-winkel, of andersom: verwijder hem. Er is niets van overgenomen.',
    event_of_other_account:
      'De webhook van een platform krijgt meldingen van al zijn accounts; dan klopt dit. Is het jouwe geen platform, dan wijst de webhook van een ander account naar deze winkel: verwijder hem. Er is niets van overgenomen.',
  },
  adviceOther: 'Het wordt vanzelf opnieuw geprobeerd. Blijft dit zo, kijk dan in de log van de server.',

  ago: (seconds) => {
    if (seconds < 5) return 'zojuist';
    if (seconds < 60) return `${seconds} seconden geleden`;
    const [minutes, hours, days] = [60, 3600, 86_400].map((unit) => Math.floor(seconds / unit));
    if (seconds < 3600)
      return plural(minutes ?? 0, { one: '1 minuut geleden', other: `${minutes} minuten geleden` });
    if (seconds < 86_400) return `${hours} uur geleden`;
    return plural(days ?? 0, { one: '1 dag geleden', other: `${figure(days ?? 0)} dagen geleden` });
  },
};

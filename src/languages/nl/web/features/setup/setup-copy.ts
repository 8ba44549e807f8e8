import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/setup/setup-copy.ts';

export const setupCopy: Words<typeof english.setupCopy> = {
  title: 'Configuratie',
  lead: 'Hoe deze winkel de betaalprovider bereikt, wat die daar mag, en hoe ver de geschiedenis is gekopieerd.',
  failed: 'De configuratie kon niet worden gelezen.',
  sync: 'Synchronisatie openen',
  modes: { live: 'Live', test: 'Test' },
  simulated: 'Gesimuleerd',

  connectionTitle: 'Koppeling',
  service: 'Dienst',
  services: { simulator: 'Simulator', stripe: 'Stripe' },
  way: 'Manier',
  ways: {
    simulated: 'Een betaalprovider in dit programma: geen echt geld',
    direct: 'Je eigen account, met een eigen sleutel',
    connect: 'Een account dat aan een platform is gekoppeld',
  },
  mode: 'Modus',
  modeWords: {
    live: 'Live: er wordt echt geld verplaatst',
    test: 'Test: er wordt geen echt geld verplaatst',
  },
  account: 'Account',
  noAccount: 'Nog niet gelezen',
  accountId: 'account-ID',
  key: 'Geheime sleutel',
  keyTaken: (isRestricted) => (isRestricted ? 'Beperkt, geaccepteerd' : 'Onbeperkt, geaccepteerd'),
  keyRefused: 'Geweigerd',
  publishable: 'Publiceerbare sleutel',
  publishableSet: 'Ingesteld',
  publishableMissing: 'Niet ingesteld',
  clock: 'Klokken',
  clockUnknown: 'Nog niet vergeleken',
  clockAgrees: 'Lopen gelijk',
  clockOff: (seconds) =>
    seconds > 0
      ? `Deze server loopt ${figure(seconds)} s achter`
      : `Deze server loopt ${figure(-seconds)} s voor`,
  keyRefusedTitle: 'De betaalprovider weigert de sleutel',
  keyRefusedText:
    'Maak daar een nieuwe sleutel, zet die in STRIPE_SECRET_KEY en start de server opnieuw. Intussen gaat er niets verloren: wat er gebeurt, wordt achteraf opgehaald.',
  keyPage: 'Sleutels bij de betaalprovider',
  unrestrictedTitle: 'Deze sleutel mag alles',
  unrestrictedText:
    'Een beperkte sleutel met de rechten hieronder is genoeg, en richt in verkeerde handen minder schade aan.',
  clockTitle: 'De klokken lopen te ver uiteen',
  clockText:
    'Bezorgingen worden geweigerd als ze ouder dan vijf minuten lijken. Zet de klok van deze server goed.',

  simulatorTitle: 'Niets in te stellen',
  simulatorText:
    'De simulator heeft geen sleutel nodig. Start de server met deze instellingen om met een echt account geld te verdienen.',
  settings: [
    { name: 'PROVIDER=stripe', what: 'Gebruikt een echt account in plaats van de simulator.' },
    { name: 'STRIPE_SECRET_KEY', what: 'Een beperkte sleutel, rk_live_… of rk_test_…' },
    {
      name: 'STRIPE_WEBHOOK_SECRET',
      what: 'whsec_…, of twee met een komma ertussen terwijl de ene de andere vervangt.',
    },
    {
      name: 'STRIPE_PUBLISHABLE_KEY',
      what: 'pk_live_… of pk_test_…, van dezelfde modus als de geheime sleutel.',
    },
    {
      name: 'STRIPE_ACCOUNT',
      what: 'acct_…, alleen als de sleutel van een platform is; of het woord new, om van hieruit een account te openen.',
    },
  ],
  settingsFoot:
    'Elk geheim kan ook uit een bestand worden gelezen dat alleen de server kan lezen: STRIPE_SECRET_KEY_FILE, STRIPE_WEBHOOK_SECRET_FILE.',

  permissionsTitle: 'Wat de sleutel mag',
  permissionsFailed: 'De rechten konden niet worden opgevraagd.',
  permissionsAgain: 'Opnieuw controleren',
  permissionsNone: 'Er is geen sleutel om te controleren.',
  allGranted: (count) => `Alle ${figure(count)} rechten zijn er`,
  asked: (when) => `Opgevraagd ${when}. Opvragen verandert niets.`,
  someMissing: (count) =>
    plural(count, { one: '1 recht ontbreekt', other: `${figure(count)} rechten ontbreken` }),
  someMissingText:
    'Wat die rechten nodig heeft, mislukt tot de sleutel ze heeft. Bewerk de sleutel bij de betaalprovider.',
  someUnknown: (count) =>
    plural(count, {
      one: '1 recht kon niet worden opgevraagd',
      other: `${figure(count)} rechten konden niet worden opgevraagd`,
    }),
  someUnknownText: (isKeyTaken) =>
    isKeyTaken
      ? 'De betaalprovider gaf geen antwoord. Controleer zo meteen opnieuw.'
      : 'De betaalprovider weigert de sleutel. Vervang die en controleer opnieuw.',
  permissionColumns: { name: 'Recht', need: 'Nodig voor', state: 'Status' },
  states: {
    granted: 'Verleend',
    missing: 'Ontbreekt',
    unknown: 'Niet bekend',
  },
  needs: {
    'Balance: read': 'Saldi op Overzicht en Uitbetalingen',
    'Balance transactions: read': 'De lijst met transacties en elke som',
    'Charges: read': 'Betalingsdetails',
    'PaymentIntents: read': 'Betalingsdetails en autorisaties',
    'PaymentIntents: write': 'Autorisaties vastleggen en annuleren',
    'Refunds: read': 'Terugbetalingen bij betalingen en bestellingen',
    'Refunds: write': 'Geld teruggeven',
    'Disputes: read': 'De lijst met geschillen',
    'Disputes: write': 'Geschillen beantwoorden en accepteren',
    'Payouts: read': 'De lijst met uitbetalingen',
    'Payouts: write': 'Directe uitbetalingen',
    'Files: read': 'Bestanden met bewijs',
    'Events: read': 'Vinden wat niet is bezorgd',
    'Terminal: read': 'Kaartlezers',
    'Payment method configurations: read': 'Betaalmethoden in de instellingen',
    'Payment method configurations: write': 'Betaalmethoden aanzetten',
    'Accounts: read': 'De status van het account',
  },

  webhookTitle: 'Bezorgingen',
  webhookUrl: 'Adres voor bezorgingen',
  url: 'adres',
  secrets: 'Ondertekeningsgeheim',
  secretsWords: (count) => ['Geen', 'Eén', 'Twee: de ene vervangt de andere'][count] ?? figure(count),
  lastDelivery: 'Laatste bezorging',
  noDelivery: 'Nog geen',
  noSecretTitle: 'Zonder ondertekeningsgeheim wordt geen bezorging aangenomen',
  noSecretText:
    'Nieuws wordt nu één keer per minuut opgehaald. Wil je het meteen, voeg dan het adres toe bij de betaalprovider en zet het geheim in STRIPE_WEBHOOK_SECRET.',
  webhookPage: 'Webhooks bij de betaalprovider',
  eventsShow: (count) => `De ${figure(count)} gebeurtenissen die je daar kiest`,
  events: 'lijst met gebeurtenissen',

  canTitle: 'Wat op deze manier werkt',
  can: 'Van hieruit',
  cannot: 'Bij de betaalprovider',
  canColumns: { what: 'Wat', where: 'Waar' },
  capabilities: {
    embeddedOnboarding: 'Het account verifiëren',
    payoutScheduleWrites: 'Het uitbetalingsschema wijzigen',
    businessDetailsWrites: 'De tekst op afschriften en het contact voor support wijzigen',
    bankAccountWrites: 'De bankrekening wijzigen',
    instantPayouts: 'Directe uitbetalingen',
    loans: 'Leningen',
    documents: 'Btw-facturen',
    readers: 'Kaartlezers',
    vatLookup: 'Btw-nummers opzoeken',
  },

  historyTitle: 'Kopie van de geschiedenis',
  historyNone: 'Nog niet begonnen',
  historyNoneText:
    'Alles wat de betaalprovider heeft, wordt één keer gekopieerd, vanzelf, kort na de eerste start.',
  historyFailed: 'De voortgang kon niet worden gelezen.',
  historyColumns: {
    kind: 'Gegevens',
    rows: 'Gekopieerd',
    rate: 'Snelheid',
    left: 'Resterende tijd',
    progress: 'Voortgang',
  },
  kinds: {
    account: 'Account',
    payout: 'Uitbetalingen',
    payment_intent: 'Betalingen',
    charge: 'Afschrijvingen',
    refund: 'Terugbetalingen',
    dispute: 'Geschillen',
    transaction: 'Saldomutaties',
    document: 'Documenten',
    loan: 'Leningen',
    payout_contents: 'Wat in elke uitbetaling zat',
    store_product: 'Producten van je winkel',
    store_customer: 'Klanten van je winkel',
    store_order: 'Bestellingen van je winkel',
  },
  rate: (rows) => `${rows} per seconde`,
  done: 'Klaar',
  leftUnknown: 'Nog niet bekend',
  left: (seconds) => {
    if (seconds < 60) return 'Minder dan een minuut';
    const [minutes, hours] = [Math.round(seconds / 60), Math.round(seconds / 3600)];
    return seconds < 5400
      ? plural(minutes, { one: 'Ongeveer 1 minuut', other: `Ongeveer ${figure(minutes)} minuten` })
      : `Ongeveer ${figure(hours)} uur`;
  },
  progressOf: (kind) => `Voortgang: ${kind}`,
};

import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type { storeSetupCopy as english } from '#web/features/setup/store/store-setup-copy.ts';

export const storeSetupCopy: Words<typeof english> = {
  title: 'Je winkel',
  lead: 'Een winkel die op WooCommerce draait, kan worden gekoppeld: de bestellingen, klanten en producten worden hierheen gekopieerd en gevolgd, en de checkout blijft zoals die is.',
  failed: 'De configuratie van de winkel kon niet worden gelezen.',
  openFailed: 'De winkel kon niet worden gekoppeld.',

  address: 'Adres',
  shop: 'Naam',
  notReadYet: 'Nog niet gelezen',
  namedBy: 'Adres en sleutel',
  namedByWords: {
    nobody: 'Geen: de winkel is de ingebouwde',
    server: 'Uit de instellingen van de server',
    page: 'Op deze pagina ingevuld, versleuteld bewaard',
  },
  told: 'Laatste bezorging',
  notTold: 'Geen: wijzigingen worden elke minuut opgezocht',

  serverTitle: 'De winkel is vastgelegd in de instellingen van de server',
  serverText:
    'Adres en sleutel komen uit WOOCOMMERCE_URL, WOOCOMMERCE_KEY en WOOCOMMERCE_SECRET. Wie de server beheert, wijzigt ze daar.',
  ordersTitle: 'Hier kan geen winkel worden gekoppeld',
  ordersText:
    'Deze database bevat bestellingen van de ingebouwde winkel, en de bestellingen van twee winkels worden nooit gemengd. Start de server met een lege DATA_DIR of DATABASE_URL en koppel je winkel daar.',
  startingTitle: 'De server start opnieuw',
  startingText:
    'De sleutel is bewaard. De server start er vanzelf opnieuw mee; daarna wordt de winkel gekopieerd. Duurt dit langer dan een minuut, start de server dan met de hand.',

  startingWithoutText:
    'De winkel is ontkoppeld. De server start vanzelf opnieuw zonder hem. Duurt dit langer dan een minuut, start de server dan met de hand.',

  letGoTitle: 'De winkel ontkoppelen',
  letGoText:
    'Wijzigingen van de winkel worden niet meer gelezen, en er wordt hem niets meer gemeld. De webhooks die we erin hebben gemaakt, worden verwijderd. Wat is gekopieerd, blijft hier en is leesbaar, en betalingen gaan door zoals ze zijn. Je kunt de winkel altijd opnieuw koppelen: dan gaat alles van daar verder.',
  letGo: 'Ontkoppelen',
  letGoQuestion: (shop) => `‘${shop}’ ontkoppelen?`,
  letGoWaiting: (count) =>
    plural(count, {
      one: 'Eén terugbetaling, notitie of afgeronde bestelling is nog niet aan de winkel gemeld. Die wacht tot de winkel weer is gekoppeld.',
      other: `${figure(count)} terugbetalingen, notities en afgeronde bestellingen zijn nog niet aan de winkel gemeld. Ze wachten tot de winkel weer is gekoppeld.`,
    }),
  formerTitle: 'De winkel is ontkoppeld',
  formerText:
    'Wat is gekopieerd, is leesbaar zoals het toen was. Koppel de winkel hieronder opnieuw, op hetzelfde of een ander adres. Een andere winkel kan zijn plaats innemen zolang geen betaling hier bij zijn bestellingen hoort.',
  formerSince: 'Ontkoppeld',
  leftTitle: (count) =>
    plural(count, {
      one: 'Er staat nog één webhook in de winkel',
      other: `Er staan nog ${figure(count)} webhooks in de winkel`,
    }),
  leftText:
    'De winkel was niet bereikbaar. Verwijder daar wat ‘Countinghouse’ heet, onder WooCommerce › Instellingen › Geavanceerd › Webhooks.',

  formTitle: 'Een WooCommerce-winkel koppelen',
  keyTitle: 'Een andere sleutel of het nieuwe adres invullen',
  movedText:
    'Een winkel die is verhuisd, wordt herkend aan zijn bestellingen: niets van wat is gekopieerd, gaat verloren. Een andere winkel wordt geweigerd.',
  formText:
    'Open in je winkel WooCommerce › Instellingen › Geavanceerd › REST API en voeg een sleutel toe met ‘Lezen/Schrijven’, voor een persoon met de rol ‘Winkelmanager’ of ‘Beheerder’.',
  url: 'Adres van de winkel',
  urlHelp: 'Bijvoorbeeld https://shop.example',
  urlMissing: 'Vul een adres in dat begint met https:// of http://.',
  key: 'Consumer key',
  keyMissing: 'Vul de sleutel in. Hij begint met ck_.',
  secret: 'Consumer secret',
  secretMissing: 'Vul het geheim in. Het begint met cs_.',
  check: 'Controleren',
  checkFailed: 'De winkel kon niet worden gecontroleerd.',
  attach: (shop) => `‘${shop}’ koppelen`,
  useKey: 'Dit adres en deze sleutel gebruiken',

  checksTitle: 'Wat er van de winkel nodig is',
  checkColumns: { what: 'Gecontroleerd', words: 'Wat je moet doen', state: 'Resultaat' },
  checks: {
    address: 'Het adres antwoordt',
    https: 'Het adres is veilig (https)',
    interface: 'WooCommerce is er',
    clock: 'De klokken lopen gelijk',
    key: 'De sleutel wordt aangenomen',
    orders: 'Bestellingen zijn leesbaar',
    customers: 'Klanten zijn leesbaar',
    products: 'Producten zijn leesbaar',
    settings: 'Instellingen zijn leesbaar',
    subscriptions: 'Abonnementen zijn leesbaar',
    notes: 'Bestelnotities kunnen worden geschreven',
    refunds: 'Terugbetalingen kunnen worden genoteerd',
    webhooks: 'Webhooks kunnen worden gemaakt',
    deliveries: 'De winkel kan wijzigingen melden',
  },
  states: {
    good: 'In orde',
    poor: 'Beperkt',
    wrong: 'Staat in de weg',
    unknown: 'Onbekend',
  },
  readyTitle: 'Alles wat nodig is, is er',
  readyText:
    'Er is niets gewijzigd in je winkel: het schrijven is geprobeerd op een bestelling en een webhook die niet bestaan.',
  notReadyTitle: 'Er staat iets in de weg',
  notReadyText: 'In de lijst staat wat je moet doen. Controleer daarna opnieuw.',

  limits: {
    https:
      'Aanroepen worden ondertekend, maar wat wordt gelezen, is onderweg zichtbaar. Gebruik https als de winkel dat heeft.',
    clock:
      'De klokken lopen meer dan een minuut uiteen. Zet de klok van deze server goed, of die van de winkel.',
    deliveries:
      'Deze server heeft geen PUBLIC_URL die de winkel kan bereiken. Wijzigingen worden in plaats daarvan elke minuut opgezocht.',
  },
  advice: {
    no_subscriptions: 'De plugin WooCommerce Subscriptions is er niet, dus er zijn er geen om te kopiëren.',
    store_private:
      'Gebruik het openbare adres van de winkel. Wie de server beheert, kan privéadressen toestaan met WEBHOOKS_PRIVATE=allow.',
    store_certificate:
      'Vraag je hostingprovider het certificaat te vernieuwen, of er het juiste domein in te zetten.',
    store_unavailable: 'Kijk of het adres klopt en de winkel draait, en controleer dan opnieuw.',
    store_slow: 'Controleer opnieuw. Blijft dit zo, vraag je hostingprovider dan waarom de winkel traag is.',
    store_rate_limited:
      'Je hostingprovider staat minder aanroepen toe. Wacht een minuut en controleer dan opnieuw.',
    store_answer_broken: 'Controleer opnieuw.',
    store_moved: 'Vul het adres in waar het naartoe leidt.',
    store_rest_missing:
      'Kijk of het adres klopt. In de winkel mogen permalinks niet op ‘Eenvoudig’ staan (Instellingen › Permalinks), en WooCommerce moet actief zijn.',
    store_no_data:
      'Er staat een firewall, inlogpagina of onderhoudspagina voor de winkel. Laat aanroepen naar /wp-json/wc/v3 door.',
    store_key_refused:
      'Maak een nieuwe sleutel in de winkel en vul beide delen in. Kloppen ze, dan weet de winkel misschien niet dat hij via https wordt bereikt: zijn proxy moet X-Forwarded-Proto doorgeven.',
    store_clock_off:
      'Zet de klok van deze server goed, of die van de winkel: ze lopen meer dan 15 minuten uiteen.',
    store_permission_missing:
      'Geef de sleutel ‘Lezen/Schrijven’ in de winkel, en de persoon van wie hij is de rol ‘Winkelmanager’ of ‘Beheerder’.',
  },
};

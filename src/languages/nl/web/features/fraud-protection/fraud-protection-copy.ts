import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/fraud-protection/fraud-protection-copy.ts';

export const fraudProtectionCopy: Words<typeof english.fraudProtectionCopy> = {
  title: 'Geavanceerde fraudebescherming',
  atLeastOne: 'Voor geavanceerde bescherming moet minstens één risicofilter aanstaan.',
  levels: { basic: 'Basisbescherming', advanced: 'Geavanceerde bescherming' },
  rules: {
    avs_verification: {
      name: 'AVS komt niet overeen',
      text: 'De straat of postcode komt niet overeen met wat bij de bank van de kaart bekend is.',
    },
    international_ip_address: {
      name: 'Internationaal IP-adres',
      text: 'De bestelling komt uit een land waaraan je niet verkoopt.',
    },
    ip_address_mismatch: {
      name: 'IP-adres komt niet overeen',
      text: 'Het land van het IP-adres verschilt van het land van facturering.',
    },
    address_mismatch: {
      name: 'Adressen verschillen',
      text: 'Het verzendadres verschilt van het factuuradres.',
    },
    purchase_price_threshold: {
      name: 'Grens voor aankoopbedrag',
      text: 'Het totaal van de bestelling valt buiten wat je gebruikelijk vindt.',
    },
    order_items_threshold: {
      name: 'Grens voor aantal artikelen',
      text: 'De bestelling heeft minder of meer artikelen dan gebruikelijk.',
    },
  },
  cvc: {
    name: 'CVC-controle',
    enforced: 'De beveiligingscode klopt niet. Ingesteld door je account; hier niet te wijzigen.',
    notEnforced:
      'Je account weigert geen betalingen waarvan de beveiligingscode niet klopt. Dat is hier niet te wijzigen.',
    on: 'Altijd aan',
    off: 'Uit',
  },
  outcome: {
    legend: 'Als het filter aanslaat',
    review: 'Autoriseren en aanhouden voor beoordeling',
    reviewHelp: 'Wordt pas geïnd als je goedkeurt.',
    block: 'Betaling blokkeren',
    blockHelp: 'De betaling wordt geblokkeerd, en de klant krijgt te zien dat die niet is gelukt.',
  },
  price: {
    min: 'Minimaal aankoopbedrag',
    max: 'Maximaal aankoopbedrag',
    unset: 'Stel een minimum of maximum in, anders kan dit filter niet worden opgeslagen.',
    reversed: 'Het maximale aankoopbedrag moet hoger zijn dan het minimale.',
  },
  items: {
    min: 'Minimaal aantal artikelen per bestelling',
    max: 'Maximaal aantal artikelen per bestelling',
    unset: 'Stel een minimum of maximum in, anders kan dit filter niet worden opgeslagen.',
    reversed: 'Het maximum moet hoger zijn dan het minimum.',
  },
  noLimit: 'Laat leeg als er geen grens is',
  countries: {
    everywhere: 'Je winkel verkoopt aan alle landen, dus er valt niets te controleren.',
    change: 'Verkooplanden wijzigen',
    blockedFrom: 'Bestellingen uit deze landen worden geblokkeerd:',
    screenedFrom: 'Bestellingen uit deze landen worden aangehouden voor beoordeling:',
    blockedOutside: 'Bestellingen van buiten deze landen worden geblokkeerd:',
    screenedOutside: 'Bestellingen van buiten deze landen worden aangehouden voor beoordeling:',
    none: 'Er staat nog geen land in de lijst.',
    changedSince:
      'Je verkooplanden zijn gewijzigd sinds dit filter werd opgeslagen. Sla op om met de nieuwe lijst te controleren.',
  },
  selling: {
    title: 'Verkooplanden',
    mode: 'Verkopen aan',
    modes: {
      all: 'Alle landen',
      all_except: 'Alle landen, behalve…',
      specific: 'Bepaalde landen',
    },
    find: 'Een land zoeken',
    except: 'Landen waaraan je niet verkoopt',
    only: 'Landen waaraan je verkoopt',
    chosen: (count) => plural(count, { one: '1 land gekozen', other: `${figure(count)} landen gekozen` }),
    noneFound: 'Geen land gevonden.',
    chooseOne: 'Kies minstens één land.',
    save: 'Verkooplanden opslaan',
    cancel: 'Annuleren',
    saved: 'Verkooplanden opgeslagen.',
    failed: (reason) => `De verkooplanden zijn niet opgeslagen. ${reason}`,
  },
  save: 'Wijzigingen opslaan',
  back: 'Terug naar betalingsinstellingen',
  saveRegion: 'Opslaan',
  unsaved: (count) =>
    plural(count, {
      one: '1 niet-opgeslagen wijziging',
      other: `${figure(count)} niet-opgeslagen wijzigingen`,
    }),
  nothingToSave: 'Geen niet-opgeslagen wijzigingen',
  saving: 'Wordt opgeslagen',
  loading: 'Je filters worden geladen',
  retrievalFailed:
    'Er ging iets mis bij het laden van je instellingen voor fraudebescherming. Vernieuw de pagina om het opnieuw te proberen.',
  cannotSave: 'Er kan niets worden opgeslagen tot je filters zijn gelezen.',
  notSaved: (reason) => `De instellingen zijn niet opgeslagen. ${reason}`,
  savingFailed: 'De instellingen konden niet worden opgeslagen.',
  saved: 'Instellingen opgeslagen.',
  nowAdvanced: 'Het beschermingsniveau is nu ‘geavanceerd’.',
  nowBasic:
    'Het beschermingsniveau is nu ‘basis’. Voor geavanceerde bescherming moet minstens één risicofilter aanstaan.',
  stillBasic: 'Voor geavanceerde bescherming moet minstens één risicofilter aanstaan.',
  conflict: {
    title: (by) => `${by} heeft de filters gewijzigd terwijl je aan het bewerken was`,
    text: 'Van jou is niets opgeslagen, en je wijzigingen staan nog op deze pagina.',
    mine: 'Mijn versie eroverheen opslaan',
    theirs: 'De andere versie tonen en de mijne verwerpen',
    somebody: 'Iemand anders',
  },
};

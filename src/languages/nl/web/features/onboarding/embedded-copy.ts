import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/onboarding/embedded-copy.ts';

export const embeddedStepCopy: Words<typeof english.embeddedStepCopy> = {
  loading: 'Het verificatieformulier wordt geladen',
  needsHttps:
    'Betalingen activeren via onze financiële partner vereist HTTPS en kan op dit adres niet worden afgerond.',
  learnMore: 'Meer informatie',
  cancel: 'Annuleren',
  failed: 'Het verificatieformulier kon niet worden geopend',
  tooSlow:
    'Het formulier van de betaalprovider verscheen niet. Controleer je verbinding en probeer het opnieuw.',
  openElsewhere: (country) => `Je account is in dit land geopend: ${country}`,
  countryStays:
    'Het land van een account kan niet meer worden gewijzigd als het eenmaal open is, dus het land dat je nu koos, wordt niet gebruikt.',
  finishing: 'Je gegevens worden opgeslagen…',
  back: 'Terug naar het begin',
  elsewhere: 'Op de eigen pagina van de betaalprovider',
  elsewhereText:
    'Hetzelfde formulier kun je op een pagina van je betaalprovider invullen. Daarna kom je hier terug.',
  elsewhereOpen: 'Daar doorgaan',
};

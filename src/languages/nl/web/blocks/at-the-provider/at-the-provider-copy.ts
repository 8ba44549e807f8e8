import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/at-the-provider/at-the-provider-copy.ts';

export const atTheProviderCopy: Words<typeof english.atTheProviderCopy> = {
  title: 'Bij je betaalprovider',
  open: 'Je betaalprovider openen',
  schedule:
    'Met je eigen sleutel wijzig je het uitbetalingsschema bij je betaalprovider. Wat je daar kiest, wordt hier gevolgd.',
  business:
    'Met je eigen sleutel wijzig je de tekst op afschriften en de contactgegevens voor support bij je betaalprovider. Wat je daar invult, zie je hier.',
  verification:
    'Met je eigen sleutel wordt het bedrijf bij je betaalprovider geverifieerd en wijzig je daar de gegevens. Wat daar wordt besloten, zie je hier.',
  loans: 'Leningen worden bij je betaalprovider aangeboden en geaccepteerd. Een lopende lening zie je hier.',
};

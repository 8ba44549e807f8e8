import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/app/mode-notice-copy.ts';

export const modeNoticeCopy: Words<typeof english.modeNoticeCopy> = {
  sandbox: {
    title: 'Stai usando un account sandbox.',
    text: 'Qui i pagamenti non sono reali e non si muove denaro. Configura i pagamenti reali quando vuoi iniziare a vendere.',
    textOfKey: 'Qui i pagamenti non sono reali e non si muove denaro. Con una chiave live lo sono.',
    action: 'Configura i pagamenti reali',
    keys: 'Vedi quale chiave è in uso',
    simulator: 'Porta avanti il tempo nel simulatore',
  },
  test: {
    title: 'La modalità di test è attiva.',
    text: 'Vedi solo i pagamenti di test. Quelli reali restano dove sono e ricompaiono in modalità live.',
    action: 'Apri le impostazioni dei pagamenti',
  },
};

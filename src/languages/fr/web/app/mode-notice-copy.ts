import type { Words } from '#languages/kit/words.ts';
import type { modeNoticeCopy as english } from '#web/app/mode-notice-copy.ts';

export const modeNoticeCopy: Words<typeof english> = {
  sandbox: {
    title: 'Vous utilisez un compte bac à sable.',
    text: 'Les paiements ne sont pas réels et aucun argent ne circule. Configurez les paiements réels quand vous voudrez vendre.',
    textOfKey:
      'Les paiements ne sont pas réels et aucun argent ne circule. Avec une clé réelle, ils le sont.',
    action: 'Configurer les paiements réels',
    keys: 'Voir quelle clé est utilisée',
    simulator: 'Avancer le temps dans le simulateur',
  },
  test: {
    title: 'Le mode test est activé.',
    text: 'Vous ne voyez que les paiements de test. Les paiements réels restent où ils sont et réapparaissent en mode réel.',
    action: 'Ouvrir les paramètres de paiement',
  },
};

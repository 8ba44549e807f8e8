import { listed } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { multiCurrencySettingsCopy as english } from '#web/features/multi-currency-settings/multi-currency-settings-copy.ts';

export const multiCurrencySettingsCopy: Words<typeof english> = {
  title: 'Paramètres multidevises',
  lead: 'Les clients voient les prix et paient dans la devise qu’ils connaissent ; vos virements sont dans la vôtre.',
  currencies: 'Devises activées',
  default: 'Devise par défaut',
  rate: (base, rate, code) => `1 ${base} = ${rate} ${code}`,
  updated: (when) => `Mis à jour le ${when}`,
  manual: 'Fixé à la main',
  manage: 'Gérer',
  manageOf: (name) => `Gérer ${name}`,
  remove: 'Retirer',
  removeOf: (name) => `Retirer ${name}`,
  onlyOwn:
    'Votre boutique ne vend que dans sa propre devise. Ajoutez-en d’autres, et les clients pourront choisir.',
  guided: 'Configurer pas à pas',
  addTitle: 'Ajouter des devises',
  cancel: 'Annuler',
  off: 'Le multidevise est désactivé : les clients ne voient que votre propre devise. Ce qui est défini ici est conservé.',
  toSettings: 'Paramètres de paiement',

  removeTitle: (name) => `Retirer ${name} ?`,
  removeText:
    'Son taux, son arrondi et son prix psychologique sont oubliés. Les commandes déjà passées restent telles quelles.',
  removeMethods: (methods) =>
    `Les clients ne pourront plus payer avec ces moyens, qui nécessitent cette devise : ${listed(methods)}.`,

  shop: 'Paramètres de la boutique',
  save: 'Enregistrer les modifications',

  back: 'Toutes les devises',
  oneLoadFailed: 'Erreur lors du chargement des paramètres de la devise.',
  saved: 'Paramètres de la devise mis à jour.',
  saveFailed: 'Erreur lors de la mise à jour des paramètres de la devise.',
  unknown: (code) => `Votre boutique ne vend pas en ${code}.`,
  exchange: 'Taux de change',
  automatic: 'Récupérer les taux automatiquement',
  automaticText: 'Le taux du jour, actualisé plusieurs fois par jour.',
  manualChoice: 'Fixer le taux à la main',
  manualHelp: 'Il reste tel que vous l’avez fixé jusqu’à ce que vous le changiez.',
  manualRate: 'Taux manuel',
  manualRateHelp: (base, code) => `Combien de ${code} vaut 1 ${base}.`,
  badRate: 'Indiquez un taux supérieur à zéro, par exemple 1,25.',
  prices: 'Prix',
  rounding: 'Arrondi des prix',
  roundingHelp: 'Les prix convertis sont arrondis au multiple supérieur de cette valeur.',
  noRounding: 'Aucun',
  recommended: (value) => `${value} (recommandé)`,
  charm: 'Prix psychologique',
  charmHelp: 'Déduit après l’arrondi, pour qu’un prix se termine par exemple par 99.',
  noCharm: 'Aucun',
  preview: 'Aperçu en direct',
  previewPrice: 'Un prix de votre boutique',
  badPrice: (example) => `Saisissez un montant, par exemple ${example}.`,
  noPreview: 'Indiquez un prix et un taux pour voir le résultat.',
  previewWords: (from, to) => `${from} devient ${to}`,
  leaveTitle: 'Quitter sans enregistrer ?',
  leaveText:
    'Cette page contient des modifications non enregistrées. Voulez-vous vraiment la quitter et les abandonner ?',
  leave: 'Quitter',
};

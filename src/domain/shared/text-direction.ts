const RIGHT_TO_LEFT = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** In which direction a language is written. */
export const directionOf = (lang: string): 'rtl' | 'ltr' =>
  RIGHT_TO_LEFT.has(lang.split(/[-_]/, 1)[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';

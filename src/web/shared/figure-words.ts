import { formatPercent, type PercentStyle } from '#domain/shared/format-percent.ts';
import { separatorsOf } from '#domain/shared/separators.ts';
import { pageSettings } from './page-settings.ts';

// Apart from the formats every page needs: shares, rates and sizes are on few.

/** A share or a rate as this store writes it: "2.9%", in German "2,9 %". */
export const percentWords = (fraction: number, style?: Omit<PercentStyle, 'locale'>): string =>
  formatPercent(fraction, { locale: pageSettings().store.locale, ...style });

/** A figure that has a point, as this store writes it: "1.08", in German "1,08". */
export const decimalWords = (figure: string): string =>
  figure.replace('.', separatorsOf(pageSettings().store.locale).decimal);

import { countryNameIn } from '#domain/shared/country-name.ts';
import { pageSettings } from './page-settings.ts';

/** The country's name in the store's language. */
export const countryName = (code: string): string => countryNameIn(code, pageSettings().store.locale);

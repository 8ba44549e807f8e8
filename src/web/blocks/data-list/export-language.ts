import type { QueryClient } from '@tanstack/react-query';
import { hasFileLanguages } from '#domain/settings/export-language.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';

/** Where a page remembers that nobody wants to be asked again. */
export const LANGUAGE_SETTLED = ['export language settled'];

/** Asked where there are two languages to choose from, until somebody has chosen for good. */
export const asksForLanguage = (client: QueryClient): boolean => {
  const { locale, reporting } = pageSettings();
  const settled = reporting.exportModalDismissed || client.getQueryData(LANGUAGE_SETTLED) === true;
  // Whoever may not choose for good is not asked.
  return may('change_settings') && hasFileLanguages(locale.code) && !settled;
};

import { getSettings } from '#contract/settings.ts';
import { exportLocale, fileLanguage } from '#domain/settings/export-language.ts';
import { call } from '#web/api/client.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { auditHeadsCopy } from './audit-heads-copy.ts';

/**
 * The heads of the file in the language of the settings. What stands below them is what the fingerprints were counted from, so
 * it is never translated.
 */
export async function readAuditHeads(): Promise<string[]> {
  const { reporting_export_language: setting } = await call(getSettings, {});
  const locale = exportLocale({ site: pageSettings().locale.code, asked: undefined, setting });
  const language = fileLanguage(locale) ?? 'en';
  return auditHeadsCopy.map((head) => head[language]);
}

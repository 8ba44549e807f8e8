import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { type LabDays, previewFraudRules, scoreFraudRules } from '#contract/fraud.ts';
import { getOptions, saveOptions } from '#contract/options.ts';
import { getSettings, type ProtectionLevel, saveSettings } from '#contract/settings.ts';
import type { RuleContext } from '#domain/fraud/rule-settings.ts';
import type { SavedRule } from '#domain/fraud/saved-rule.ts';
import { call } from '#web/api/client.ts';
import { keyOf, readQuery } from '#web/api/query-client.ts';

export type SellingCountries = RuleContext['sellingCountries'];

const OPTIONS =
  'woocommerce_allowed_countries,woocommerce_all_except_countries,woocommerce_specific_allowed_countries';

export const settingsQuery = () => ({ ...readQuery(getSettings, {}), staleTime: 0 });

export const sellingQuery = () => ({
  ...readQuery(getOptions, { options: OPTIONS }),
  select: (options: Awaited<ReturnType<typeof call<typeof getOptions>>>): SellingCountries => {
    const mode = options.woocommerce_allowed_countries ?? 'all';
    const { woocommerce_all_except_countries: except, woocommerce_specific_allowed_countries: only } =
      options;
    return { mode, countries: (mode === 'all' ? [] : mode === 'all_except' ? except : only) ?? [] };
  },
});

/** Reads past payments only, so asking again never hurts; the last answer stays until the next one is here. */
export const previewQuery = (rules: readonly SavedRule[], days: LabDays) => ({
  queryKey: [...keyOf(previewFraudRules), days, JSON.stringify(rules)],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(previewFraudRules, { rules, days }, { signal }),
  placeholderData: keepPreviousData,
});

export const scoreQuery = (days: LabDays) => ({
  ...readQuery(scoreFraudRules, { days }),
  placeholderData: keepPreviousData,
});

type WantedProtection = Readonly<{
  level: ProtectionLevel;
  rules: readonly SavedRule[];
  version: number;
}>;

export function useSaveProtection() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ level, rules, version }: WantedProtection) =>
      call(saveSettings, {
        current_protection_level: level,
        advanced_fraud_protection_settings: rules,
        version,
      }),
    onSuccess: ({ data }) => {
      queries.setQueryData(settingsQuery().queryKey, data);
      return queries.invalidateQueries({ queryKey: keyOf(scoreFraudRules) });
    },
  });
}

export function useSaveSellingCountries() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ mode, countries }: SellingCountries) =>
      call(saveOptions, {
        woocommerce_allowed_countries: mode,
        ...(mode === 'all_except' && { woocommerce_all_except_countries: [...countries] }),
        ...(mode === 'specific' && { woocommerce_specific_allowed_countries: [...countries] }),
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(getOptions) }),
  });
}

import {
  type SentSettings,
  type Settings,
  type WritableSettings,
  writableSettings,
} from '#contract/settings.ts';
import { keptMethods } from '#domain/settings/method-standing.ts';
import { plainPhone } from '#domain/settings/support-contact.ts';

export type SettingsChanges = Partial<WritableSettings>;

/** As it will be stored: without blanks around it, numbers as they are dialled, short codes under their short names. */
export function normalised(sent: SentSettings): SettingsChanges {
  const values = new Map<string, unknown>(Object.entries(sent));
  const chosenNow = Object.fromEntries(
    Object.keys(writableSettings.shape).flatMap((name) => {
      const value = values.get(name);
      return value === undefined ? [] : [[name, typeof value === 'string' ? value.trim() : value]];
    }),
  ) as SettingsChanges; // Each value was parsed under the same name by the schema of the request.
  const { account_business_support_phone: phone, woopay_custom_message: message } = chosenNow;
  return {
    ...chosenNow,
    ...(phone !== undefined && { account_business_support_phone: plainPhone(phone) }),
    ...(message !== undefined && {
      woopay_custom_message: message
        .replaceAll('[terms_of_service_link]', '[terms]')
        .replaceAll('[privacy_policy_link]', '[privacy_policy]'),
    }),
  };
}

/** Captured by hand, only cards are left; and a method stays only while the provider takes it. */
export function withMethods(wanted: SettingsChanges, view: Settings): SettingsChanges {
  const { enabled_payment_method_ids: chosen, is_manual_capture_enabled: manual } = wanted;
  if (!chosen && !manual) return wanted;
  const chosenNow = keptMethods(chosen ?? view.enabled_payment_method_ids, {
    isManualCapture: manual ?? view.is_manual_capture_enabled,
    isActive: (id) => view.payment_method_statuses[`${id}_payments`]?.status === 'active',
  });
  return { ...wanted, enabled_payment_method_ids: [...chosenNow] };
}

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Of what is wanted, what is not so already. */
export function changedOf(wanted: SettingsChanges, before: Settings): SettingsChanges {
  const saved = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => differs(value, saved.get(name))),
  );
}

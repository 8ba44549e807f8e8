import { useEffect, useRef, useState } from 'react';
import { requirementLabel } from '#domain/settings/method-standing.ts';
import { methodLabel, PAYMENT_METHODS, type PaymentMethodId } from '#domain/settings/payment-methods.ts';
import { useConfirm } from '#web/ui/confirm-provider.tsx';
import { useSaved, useSetting } from './settings-context.ts';
import { settingsCopy } from './settings-copy.ts';

const copy = settingsCopy.methods;
const CHECK_DELAY_MS = 1500;

/** Switches a method in the list: on after a moment, and after its requirements were read; off at once. */
export function useMethodSwitch(id: PaymentMethodId) {
  const { value: enabled, set } = useSetting('enabled_payment_method_ids');
  const [isChecking, setIsChecking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const mayBegin = useRequirements(id);
  // What is on may change while this one is being checked.
  const latest = useRef(enabled);
  latest.current = enabled;
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = async (on: boolean) => {
    if (isChecking) return;
    if (!on) {
      set(latest.current.filter((other) => other !== id));
      return;
    }
    if (!(await mayBegin())) return;
    setIsChecking(true);
    timer.current = setTimeout(() => {
      setIsChecking(false);
      set([...latest.current.filter((other) => other !== id), id]);
    }, CHECK_DELAY_MS);
  };
  return { isOn: id === 'card' || enabled.includes(id), isChecking, change };
}

/** A method that was never asked for and wants to know something says what, before it is switched on. */
function useRequirements(id: PaymentMethodId) {
  const confirm = useConfirm();
  const { payment_method_statuses, account_country } = useSaved();
  const label = methodLabel(id, account_country);
  const known = payment_method_statuses[PAYMENT_METHODS[id].stripe_key];
  return async (): Promise<boolean> => {
    if (known?.status !== 'unrequested' || known.requirements.length === 0) return true;
    return confirm({
      title: copy.requirementsTitle(label),
      action: copy.requirementsAction,
      text: (
        <>
          <p>{copy.requirementsText(label)}</p>
          <ul className="bullets">
            {known.requirements.map((requirement) => (
              <li key={requirement}>{requirementLabel(requirement)}</li>
            ))}
          </ul>
        </>
      ),
    });
  };
}

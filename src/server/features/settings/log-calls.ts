import { AppError } from '#contract/kit/errors.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import type { Deps } from '../../deps.ts';
import { readSettings } from './settings-repository.ts';

/**
 * While the merchant wants a log for support, every call that changes something at the payments company is a line in it: which,
 * how long it took, how it ended. What was sent and answered is never written.
 */
export function logCalls(provider: PaymentProvider, deps: Pick<Deps, 'db' | 'log'>): PaymentProvider {
  const logged =
    <Asked extends unknown[], Answer>(call: string, run: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      const started = performance.now();
      try {
        const answer = await run(...asked);
        await note(deps, { call, ms: since(started), result: 'answered' });
        return answer;
      } catch (error) {
        const result = error instanceof AppError ? error.code : 'failed';
        await note(deps, { call, ms: since(started), result });
        throw error;
      }
    };
  return {
    ...provider,
    createAccount: logged('createAccount', provider.createAccount),
    resetAccount: logged('resetAccount', provider.resetAccount),
    requestCapability: logged('requestCapability', provider.requestCapability),
    updateBusinessDetails: logged('updateBusinessDetails', provider.updateBusinessDetails),
    updatePayoutSchedule: logged('updatePayoutSchedule', provider.updatePayoutSchedule),
    createPayment: logged('createPayment', provider.createPayment),
    confirmPayment: logged('confirmPayment', provider.confirmPayment),
    capturePayment: logged('capturePayment', provider.capturePayment),
    cancelPayment: logged('cancelPayment', provider.cancelPayment),
    refundCharge: logged('refundCharge', provider.refundCharge),
    respondToDispute: logged('respondToDispute', provider.respondToDispute),
    closeDispute: logged('closeDispute', provider.closeDispute),
    uploadFile: logged('uploadFile', provider.uploadFile),
    createInstantPayout: logged('createInstantPayout', provider.createInstantPayout),
  };
}

const since = (started: number): number => Math.round(performance.now() - started);

/** A log that cannot be written must never undo what the company has answered. */
async function note(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  line: Readonly<{ call: string; ms: number; result: string }>,
): Promise<void> {
  try {
    if ((await readSettings(db)).is_debug_log_enabled) log.info(line, 'a call to the payments company');
  } catch (error) {
    log.warn({ err: error }, 'whether to log calls could not be read');
  }
}

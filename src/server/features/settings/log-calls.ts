import { AppError } from '#contract/kit/errors.ts';
import { aroundCalls, type CallOf } from '#provider/around-calls.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import type { Deps } from '../../deps.ts';
import { readDecided } from './settings-repository.ts';

/** The calls that change something at the provider. */
const CHANGING = [
  'createAccount',
  'resetAccount',
  'requestCapability',
  'updateBusinessDetails',
  'updatePayoutSchedule',
  'createPayment',
  'confirmPayment',
  'capturePayment',
  'cancelPayment',
  'refundCharge',
  'answerDispute',
  'acceptDispute',
  'uploadFile',
  'payOutInstantly',
] as const satisfies readonly CallOf<PaymentProvider>[];

const ASKED_EVERY_MS = 1000;

/**
 * While the merchant wants a log for support, every call that changes something at the provider is a line in it: which,
 * how long it took, how it ended. What was sent and answered is never written.
 */
export function logCalls(provider: PaymentProvider, deps: Pick<Deps, 'db' | 'log'>): PaymentProvider {
  let asked: Readonly<{ at: number; isWanted: Promise<boolean> }> | undefined;
  return aroundCalls(provider, CHANGING, async (call, ask) => {
    const started = performance.now();
    // Looked up meanwhile, once a second: the switch is thrown by a person, and calls are many.
    if (!asked || started - asked.at >= ASKED_EVERY_MS) asked = { at: started, isWanted: isLogWanted(deps) };
    const { isWanted } = asked;
    const note = async (result: string): Promise<void> => {
      const ms = since(started);
      if (await isWanted) deps.log.info({ call, ms, result }, 'a call to the payments company');
    };
    try {
      const answer = await ask();
      await note('answered');
      return answer;
    } catch (error) {
      await note(error instanceof AppError ? error.code : 'failed');
      throw error;
    }
  });
}

const since = (started: number): number => Math.round(performance.now() - started);

/** A log that cannot be written must never undo what the provider has answered. */
async function isLogWanted({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<boolean> {
  try {
    return (await readDecided(db)).is_debug_log_enabled;
  } catch (error) {
    log.warn({ err: error }, 'whether to log calls could not be read');
    return false;
  }
}

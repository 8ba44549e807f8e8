import { HOUR_S } from '../shared/time.ts';
import type { AttemptLimit } from './attempt-limits.ts';

const MAILS_MOST = 5;

/** What mails about new devices are counted as. */
export const newDeviceMails = (user_id: number): AttemptLimit => ({
  countedAs: `new-device mails to user ${user_id}`,
  most: MAILS_MOST,
  windowS: HOUR_S,
});

/** Which mail a new device is worth, the so-manieth within an hour. The last one says that no more are sent. */
export const newDeviceMailOf = (nth: number): 'mail' | 'last_mail' | 'none' => {
  if (nth > MAILS_MOST) return 'none';
  return nth === MAILS_MOST ? 'last_mail' : 'mail';
};

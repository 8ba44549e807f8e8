import type * as english from '#domain/settings/support-contact-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const supportContactCopy: Words<typeof english.supportContactCopy> = {
  emailNeeded: 'Klanten hebben een adres nodig om naar te schrijven.',
  wholeEmail: 'Vul een volledig adres in, zoals help@example.com.',
  phoneNeeded: 'Klanten hebben een nummer nodig om te bellen.',
  sandboxPhone: 'Dit nummer is alleen voor sandboxes. Vul je eigen nummer in.',
  wholePhone: 'Vul het nummer met landnummer in, zoals +1 503 555 0142.',
  japanesePhone: 'Een nummer in Japan begint met +81.',
};

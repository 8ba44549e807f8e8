import type * as english from '#contract/kit/webhook-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const webhookFailuresCopy: Words<typeof english.webhookFailuresCopy> = {
  webhook_missing: 'Deze webhook of deze bezorging is er niet meer. Laad de pagina opnieuw.',
  webhook_off: 'Deze webhook is gestopt. Start hem eerst.',
  webhook_topics_mixed:
    'Deze gebeurtenissen worden in twee verschillende vormen gemeld. Kies gebeurtenissen van één vorm: die van de winkel hebben één gebeurtenis per webhook.',
  webhook_address_private:
    'Dit adres leidt naar een privénetwerk, en daarheen wordt niets verstuurd. Gebruik een openbaar adres; wie de server beheert, kan privéadressen toestaan met WEBHOOKS_PRIVATE=allow.',
  webhook_beyond_you: 'Een webhook meldt wat jij mag lezen, en je mag dit niet allemaal lezen.',
};

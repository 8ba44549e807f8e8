import { askProvider, EmbeddedError, type Fields } from './ask-provider.ts';
import { embeddedCopy as copy } from './embedded-copy.ts';
import { notificationBanner } from './notification-banner.ts';
import { verificationForm } from './verification-form.ts';

/*
 * The simulated provider's script for embedding its forms. It defines what the real provider's script defines, so the
 * official loader finds it, loads no other, and every page works the same with either.
 */

type Listener = ((told?: unknown) => void) | undefined;
type Connector = Readonly<{ clientSecret(): Promise<string | undefined> }>;
type InitParams = Readonly<{
  fetchClientSecret(): Promise<string | undefined>;
  metaOptions?: Readonly<{ eagerClientSecretPromise?: Promise<string | undefined> }>;
}>;

/** Custom elements are classes because the browser wants them to be. */
const elementOf = (name: 'account-onboarding' | 'notification-banner') =>
  class extends HTMLElement {
    #connector: Connector | undefined;
    #isStarted = false;
    #fields: Fields = 'currently_due';
    readonly #listeners = new Map<string, Listener>();

    setConnector(connector: Connector): void {
      this.#connector = connector;
      if (this.isConnected) void this.#start();
    }
    connectedCallback(): void {
      if (this.#connector) void this.#start();
    }
    #tell(event: string, told?: unknown): void {
      this.#listeners.get(event)?.(told);
    }
    async #newSecret(): Promise<string> {
      const secret = await this.#connector?.clientSecret();
      if (!secret) throw new EmbeddedError('account_session_create_error', copy.noSession);
      return secret;
    }
    async #start(): Promise<void> {
      if (this.#isStarted) return;
      this.#isStarted = true;
      // The loader hands its listeners over a few turns after the element is made.
      await new Promise((resolve) => setTimeout(resolve, 0));
      try {
        const provider = askProvider(() => this.#newSecret(), this.#fields);
        const state = await provider.read();
        this.#tell('loaderStart', { elementTagName: name });
        if (name === 'notification-banner')
          notificationBanner(this, provider, state, (counts) => this.#tell('notifications', counts));
        else
          verificationForm(this, provider, state, {
            exit: () => this.#tell('exit'),
            step: (step) => this.#tell('step', { step }),
          });
      } catch (error) {
        const type = error instanceof EmbeddedError ? error.type : 'render_error';
        const message = error instanceof Error ? error.message : String(error);
        this.#tell('loadError', { elementTagName: name, error: { type, message } });
      }
    }
    setOnLoaderStartInternalOnly = (listener: Listener) => void this.#listeners.set('loaderStart', listener);
    setOnLoadErrorInternalOnly = (listener: Listener) => void this.#listeners.set('loadError', listener);
    setOnExitInternalOnly = (listener: Listener) => void this.#listeners.set('exit', listener);
    setOnStepChangeInternalOnly = (listener: Listener) => void this.#listeners.set('step', listener);
    setOnNotificationsChangeInternalOnly = (listener: Listener) =>
      void this.#listeners.set('notifications', listener);
    setCollectionOptionsInternalOnly = (options: Readonly<{ fields?: Fields }> | undefined) => {
      this.#fields = options?.fields ?? 'currently_due';
    };
    setFullTermsOfServiceUrlInternalOnly = () => undefined;
    setRecipientTermsOfServiceUrlInternalOnly = () => undefined;
    setPrivacyPolicyUrlInternalOnly = () => undefined;
    setSkipTermsOfServiceCollectionInternalOnly = () => undefined;
  };

for (const name of ['account-onboarding', 'notification-banner'] as const) {
  const tag = `stripe-connect-${name}`;
  if (!customElements.get(tag)) customElements.define(tag, elementOf(name));
}

const StripeConnect = {
  init: ({ fetchClientSecret, metaOptions }: InitParams) => {
    let eager = metaOptions?.eagerClientSecretPromise;
    const connect: Connector = {
      // A secret is good for one form: the next one gets its own.
      clientSecret: () => {
        const first = eager;
        eager = undefined;
        return first ?? fetchClientSecret();
      },
    };
    return { connect, update: () => undefined, logout: async () => undefined };
  },
};
Object.assign(window, { StripeConnect });

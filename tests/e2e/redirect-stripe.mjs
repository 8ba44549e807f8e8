// Loaded before the product by the stories that run over Stripe: every request for one of its hosts goes to the façade. The
// product itself knows nothing of this, so what is tested is what runs.
const facade = process.env.STRIPE_FACADE;
const plainFetch = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const { hostname, pathname, search } = new URL(input instanceof Request ? input.url : input);
  return hostname.endsWith('.stripe.com')
    ? plainFetch(`${facade}${pathname}${search}`, init)
    : plainFetch(input, init);
};

import type { TestServer } from './test-server.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const CUSTOMER = {
  email: 'ada@example.com',
  name: 'Ada <b>Lovelace',
  address_1: '1 Mill Lane',
  city: 'Leeds',
  postcode: 'LS1 4QA',
  country: 'GB',
  card: '4242 4242 4242 4242',
  expiry: '12/40',
  cvc: '123',
};
type Fields = Record<string, string>;

/** What a hidden field of a page holds. */
export const hidden = (text: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';

/** A browser without script: it keeps cookies and sends forms. */
export function shopBrowser(server: TestServer) {
  const cookies: Fields = {};
  async function ask(method: 'GET' | 'POST', url: string, form?: Fields, headers = {}) {
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const answer = await server.inject({
      ...{ method, url },
      headers: { ...(cookie && { cookie }), ...(form && FORM), ...headers },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = String(set).split(';', 1)[0]?.split('=') ?? [];
      if (/max-age=0/i.test(String(set))) delete cookies[name];
      else cookies[name] = value;
    }
    return answer;
  }
  return {
    cookies,
    ask,
    put: (product_id: number, quantity = 1) =>
      ask('POST', '/cart', { action: 'add', product_id: String(product_id), quantity: String(quantity) }),
    /** The form of the checkout as a customer fills it in. */
    async checkoutForm(over: Fields = {}) {
      const { text } = await ask('GET', '/checkout');
      return { key: hidden(text, 'key'), attempt: hidden(text, 'attempt'), ...CUSTOMER, ...over };
    },
  };
}

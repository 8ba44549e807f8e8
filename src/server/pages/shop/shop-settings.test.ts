import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { utcInstant } from '#domain/shared/time.ts';
import { saveProduct } from '#tests/factories/product.ts';
import { hidden, shopBrowser } from '#tests/shop-browser.ts';
import { emptyTables } from '#tests/test-database.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
let browser: ReturnType<typeof shopBrowser>;
beforeAll(async () => {
  server = await startTestServer({ routes: [] });
});
afterAll(() => server.close());
beforeEach(async () => {
  browser = shopBrowser(server);
  await emptyTables(server.db);
});
const orders = () => server.db.selectFrom('orders').selectAll().orderBy('id').execute();
const decide = (data: object) =>
  server.db
    .insertInto('settings')
    .values({
      ...{ version: 1, data: JSON.stringify(data), changed_by: 'a test' },
      changed: utcInstant(server.clock.now),
    })
    .execute();

describe('ways to pay', () => {
  const inEuro = async () => browser.put((await saveProduct(server.db, { currency: 'eur' })).id);

  test('only cards, unless another method is on', async () => {
    await inEuro();
    expect((await browser.ask('GET', '/checkout')).text).not.toContain('name="method"');
    await decide({ enabled_payment_method_ids: ['card', 'ideal', 'au_becs_debit'] });
    const { text } = await browser.ask('GET', '/checkout');
    expect([...text.matchAll(/name="method" value="(\w+)"/g)].map(([, id]) => id)).toEqual(['card', 'ideal']);
  });

  test('a method of another country is refused, and of this one it pays without a card', async () => {
    await decide({ enabled_payment_method_ids: ['card', 'ideal'] });
    await inEuro();
    const noCard = { method: 'ideal', card: '', expiry: '', cvc: '' };
    const refused = await browser.ask('POST', '/checkout', await browser.checkoutForm(noCard));
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('This way to pay is not offered');
    expect(await orders()).toEqual([]);
    const paid = await browser.ask(
      'POST',
      '/checkout',
      await browser.checkoutForm({ ...noCard, country: 'NL' }),
    );
    expect(paid.status).toBe(303);
    expect(await orders()).toMatchObject([{ status: 'processing' }]);
  });

  test('a method that is not on pays for nothing', async () => {
    await inEuro();
    const sent = await browser.ask(
      'POST',
      '/checkout',
      await browser.checkoutForm({ method: 'ideal', country: 'NL' }),
    );
    expect(sent.status).toBe(400);
    expect(await orders()).toEqual([]);
  });

  test('charged later, the order waits', async () => {
    await decide({ is_manual_capture_enabled: true });
    await inEuro();
    await browser.ask('POST', '/checkout', await browser.checkoutForm());
    expect(await orders()).toMatchObject([{ status: 'on-hold' }]);
  });

  test('switched off, nobody pays', async () => {
    await inEuro();
    const openPage = await browser.checkoutForm();
    await decide({ is_wcpay_enabled: false });
    expect((await browser.ask('GET', '/checkout')).text).toContain('Payments are not open in this shop');
    expect((await browser.ask('POST', '/checkout', openPage)).status).toBe(409);
    expect(await orders()).toEqual([]);
  });
});

describe('wallets', () => {
  const faces = (text: string) =>
    [...text.matchAll(/class="wallet"[^>]*>.*?<span>([^<]*)</g)].map(([, words]) => words);
  const HINT = 'A simulated wallet fills in the whole form for you, with a test card.';
  const product = () => saveProduct(server.db, { slug: 'notebook', price: 1250, stock: 5 });

  test('stand on the product and at the checkout, as they were drawn in the settings', async () => {
    await decide({
      payment_request_button_type: 'buy',
      payment_request_button_size: 'large',
      payment_request_button_theme: 'light-outline',
      payment_request_button_border_radius: 12,
    });
    const { id } = await product();
    const page = await browser.ask('GET', '/product/notebook');
    expect(faces(page.text)).toEqual(['Buy with Apple Pay', 'Buy with Google Pay']);
    expect(page.text).toContain('data-size="large" data-theme="light-outline" data-radius="12"');
    expect(page.text).toContain(HINT);
    await browser.put(id);
    const { text } = await browser.ask('GET', '/checkout');
    expect(faces(text)).toHaveLength(2);
    expect(text).toContain(HINT);
  });

  test.each([
    ['only where they are wanted', { payment_request_enabled_locations: ['checkout'] }, [0, 2]],
    ['not when they are off', { is_payment_request_enabled: false }, [0, 0]],
    ['not while nobody can pay', { is_wcpay_enabled: false }, [0, 0]],
  ])('%s', async (_, decided, counts) => {
    await decide(decided);
    const { id } = await product();
    const onProduct = faces((await browser.ask('GET', '/product/notebook')).text).length;
    await browser.put(id);
    expect([onProduct, faces((await browser.ask('GET', '/checkout')).text).length]).toEqual(counts);
  });

  test('from the product to the thanks: the wallet fills in the form and pays', async () => {
    const { id } = await product();
    const added = await browser.ask('POST', '/cart', {
      ...{ action: 'add', product_id: String(id), quantity: '1', wallet: 'google_pay' },
    });
    expect(added.headers.location).toBe('/checkout?wallet=google_pay');
    const { text } = await browser.ask('GET', '/checkout?wallet=google_pay');
    expect(text).toContain('Google Pay: Visa •••• 4242');
    expect(text).not.toContain('Card number');
    const names = ['key', 'attempt', 'sum', 'wallet', 'card', 'expiry', 'cvc'];
    const typed = ['email', 'name', 'address_1', 'city', 'postcode', 'state'].map((name) => [
      name,
      new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(text)?.[1] ?? '',
    ]);
    const sent = await browser.ask('POST', '/checkout', {
      ...Object.fromEntries([...names.map((name) => [name, hidden(text, name)]), ...typed]),
      country: 'US',
    });
    expect((await browser.ask('GET', String(sent.headers.location))).text).toContain(
      'Thank you for your order',
    );
    expect(await orders()).toMatchObject([{ status: 'processing', billing: { name: 'Robin Hale' } }]);
  });

  test('chosen on a product, it pays also where the checkout shows no buttons', async () => {
    await decide({ payment_request_enabled_locations: ['product'] });
    await browser.put((await product()).id);
    const { text } = await browser.ask('GET', '/checkout?wallet=apple_pay');
    expect(text).toContain('Apple Pay: Visa •••• 4242');
    const without = (await browser.ask('GET', '/checkout')).text;
    expect(faces(without)).toEqual([]);
    expect(without).not.toContain(HINT);
  });

  test('a form of a wallet that lacks something keeps the wallet', async () => {
    const { id } = await product();
    await browser.put(id);
    const { status, text } = await browser.ask(
      'POST',
      '/checkout',
      await browser.checkoutForm({ wallet: 'apple_pay', email: '' }),
    );
    expect(status).toBe(400);
    expect(text).toContain('Apple Pay: Visa •••• 4242');
  });
});

describe('saved cards', () => {
  const NO_CARD = { card: '', expiry: '', cvc: '' };
  const buy = async (over: Record<string, string> = {}, by = browser) => {
    await by.put((await saveProduct(server.db)).id);
    const sent = await by.ask('POST', '/checkout', await by.checkoutForm(over));
    await by.ask('GET', String(sent.headers.location));
    return sent;
  };
  const offered = async (by = browser) => {
    await by.put((await saveProduct(server.db)).id);
    const { text } = await by.ask('GET', '/checkout');
    return {
      mayBeSaved: text.includes('name="save_card"'),
      cards: [...text.matchAll(/name="saved" value="([^"]+)"/g)].map(([, id]) => id ?? ''),
      text,
    };
  };
  const savedCards = () => server.db.selectFrom('saved_cards').selectAll().execute();

  test('who asked for it pays with the saved card the next time, without typing one', async () => {
    await buy();
    expect(await savedCards()).toEqual([]);
    await buy({ save_card: 'yes' });
    const { cards, text } = await offered();
    expect(cards).toHaveLength(1);
    expect(text).toContain('Visa •••• 4242');
    const sent = await buy({ ...NO_CARD, saved: cards[0] ?? '' });
    expect(sent.headers.location).toMatch(/^\/checkout\/order\//);
    expect(await orders()).toMatchObject([
      {},
      {},
      { status: 'processing', payment_intent_id: expect.any(String) },
    ]);
    await buy({ save_card: 'yes' });
    expect(await savedCards()).toHaveLength(1);
  });

  test('of a card only its token and its last digits are kept, and of the browser only a hash', async () => {
    await buy({ save_card: 'yes' });
    const [card] = await savedCards();
    expect(card).toMatchObject({
      payment_method: 'pm_card_visa_until_12_2040',
      last4: '4242',
      exp_month: 12,
      exp_year: 2040,
    });
    expect(JSON.stringify(card)).not.toContain('424242');
    expect(card?.shopper).not.toContain(browser.cookies.shopper);
  });

  test('a card that was declined is not saved; one that is confirmed is', async () => {
    await buy({ save_card: 'yes', card: '4000 0000 0000 0002' });
    expect(await savedCards()).toEqual([]);
    await browser.ask(
      'POST',
      '/checkout',
      await browser.checkoutForm({ save_card: 'yes', card: '4000002760003184' }),
    );
    expect(await savedCards()).toEqual([]);
    const { key } = await server.db.selectFrom('checkouts').select('key').executeTakeFirstOrThrow();
    await browser.ask('POST', `/checkout/confirm/${key}`, { answer: 'approve' });
    expect(await savedCards()).toMatchObject([{ last4: '3184' }]);
  });

  test('switched off, none is offered, taken or kept', async () => {
    await buy({ save_card: 'yes' });
    const { cards } = await offered();
    await decide({ is_saved_cards_enabled: false });
    expect(await offered()).toMatchObject({ mayBeSaved: false, cards: [] });
    const refused = await buy({ ...NO_CARD, saved: cards[0] ?? '' });
    expect(refused.status).toBe(400);
    await buy({ save_card: 'yes', card: '5555555555554444' });
    expect(await savedCards()).toHaveLength(1);
  });

  test('nobody sees, pays with or forgets the card of somebody else', async () => {
    await buy({ save_card: 'yes' });
    const [card] = await savedCards();
    const stranger = shopBrowser(server);
    expect((await offered(stranger)).cards).toEqual([]);
    const refused = await buy({ ...NO_CARD, saved: card?.id ?? '' }, stranger);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('This card is no longer saved.');
    await stranger.ask('POST', '/checkout/forget-card', { forget: card?.id ?? '' });
    expect(await savedCards()).toHaveLength(1);
    await browser.ask('POST', '/checkout/forget-card', { forget: card?.id ?? '' });
    expect(await savedCards()).toEqual([]);
    expect((await offered()).cards).toEqual([]);
  });
});

describe('what customers read of the business', () => {
  test('whom to ask on every page, and the words of the statement on the thanks', async () => {
    await decide({
      account_statement_descriptor: 'FERNHILL <PAPER>',
      account_business_support_email: 'help@example.com',
      account_business_support_phone: '+15035550142',
    });
    const { id } = await saveProduct(server.db);
    const { text } = await browser.ask('GET', '/');
    expect(text).toContain('<a href="mailto:help@example.com" dir="ltr">help@example.com</a>');
    expect(text).toContain('<a href="tel:+15035550142" dir="ltr">+15035550142</a>');
    await browser.put(id);
    const sent = await browser.ask('POST', '/checkout', await browser.checkoutForm());
    expect((await browser.ask('GET', String(sent.headers.location))).text).toContain(
      'It will stand on your bank statement as FERNHILL &lt;PAPER&gt;.',
    );
  });

  test('nothing where nobody has said', async () => {
    expect((await browser.ask('GET', '/')).text).not.toContain('Questions?');
  });
});

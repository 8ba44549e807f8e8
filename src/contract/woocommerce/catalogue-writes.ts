import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { emailAddress, storeId, wholeNumber } from '../kit/fields.ts';
import { wcCustomer } from './customers.ts';
import { wcProduct } from './products.ts';
import {
  batchInput,
  batchReply,
  EDITS,
  flag,
  force,
  notKept,
  optionalText,
  sentDecimal,
  writtenBilling,
  writtenShipping,
} from './shapes.ts';

const STOCK_MAX = 1_000_000_000;
const asked = { class: 'write', speaks: 'woocommerce' } as const;

const ofProduct = {
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  slug: z.optional(
    z.string().check(z.regex(/^[a-z0-9-]{0,200}$/, 'Expected small letters, digits and hyphens')),
  ),
  type: z.optional(
    z.literal('simple', 'This store takes simple products. Subscriptions are made in its settings.'),
  ),
  status: z.optional(z.enum(['publish', 'draft'], 'Not one of publish, draft')),
  description: optionalText(20_000),
  sku: optionalText(100),
  regular_price: z.optional(sentDecimal),
  manage_stock: flag,
  stock_quantity: z.optional(z.nullable(wholeNumber(0, STOCK_MAX))),
  stock_status: z.optional(z.enum(['instock', 'outofstock'], 'Not one of instock, outofstock')),
  ...{ short_description: notKept, sale_price: notKept, categories: notKept, tags: notKept, images: notKept },
  ...{ attributes: notKept, default_attributes: notKept, variations: notKept, meta_data: notKept },
  ...{ virtual: notKept, downloadable: notKept, downloads: notKept, featured: notKept, weight: notKept },
  ...{ dimensions: notKept, shipping_class: notKept, upsell_ids: notKept, cross_sell_ids: notKept },
  ...{ grouped_products: notKept, parent_id: notKept, menu_order: notKept, sold_individually: notKept },
  ...{ purchase_note: notKept, external_url: notKept, button_text: notKept, low_stock_amount: notKept },
  ...{ date_on_sale_from: notKept, date_on_sale_to: notKept, tax_class: notKept, global_unique_id: notKept },
};
export type WrittenProduct = z.output<z.ZodMiniObject<typeof ofProduct>>;

export const createWcProduct = endpoint({
  ...asked,
  method: 'POST',
  path: '/wc/v3/products',
  summary: 'Puts a product on the shelf.',
  capability: 'change_settings',
  creates: true,
  input: z.object({ ...ofProduct, id: z.optional(storeId) }),
  reply: wcProduct,
  errors: [
    'woocommerce_rest_cannot_create',
    'woocommerce_rest_product_exists',
    'product_invalid_sku',
    'rest_invalid_param',
  ],
});

export const productChange = z.object({ ...ofProduct, id: storeId });
export const updateWcProduct = EDITS.map((method) =>
  endpoint({
    ...asked,
    method,
    path: '/wc/v3/products/:id',
    summary: 'Changes what is sent of a product.',
    capability: 'change_settings',
    input: productChange,
    reply: wcProduct,
    errors: [
      'woocommerce_rest_cannot_edit',
      'woocommerce_rest_product_invalid_id',
      'product_invalid_sku',
      'rest_invalid_param',
    ],
  }),
);

export const deleteWcProduct = endpoint({
  ...asked,
  method: 'DELETE',
  path: '/wc/v3/products/:id',
  summary: 'Takes a product off the shelf for good; orders keep its name.',
  capability: 'change_settings',
  input: z.object({ id: storeId, force }),
  reply: wcProduct,
  errors: [
    'woocommerce_rest_product_invalid_id',
    'woocommerce_rest_trash_not_supported',
    'woocommerce_rest_cannot_delete',
  ],
});

export const batchWcProducts = EDITS.map((method) =>
  endpoint({
    ...asked,
    method,
    path: '/wc/v3/products/batch',
    summary: 'Creates, changes and removes up to a hundred products; each succeeds or fails by itself.',
    capability: 'change_settings',
    input: batchInput,
    reply: batchReply(wcProduct),
    errors: ['woocommerce_rest_request_entity_too_large', 'woocommerce_rest_cannot_create'],
  }),
);

const ofCustomer = {
  email: z.optional(emailAddress),
  first_name: optionalText(100),
  last_name: optionalText(100),
  billing: writtenBilling,
  shipping: writtenShipping,
  ...{ password: notKept, username: optionalText(320), meta_data: notKept },
};
export type WrittenCustomer = z.output<z.ZodMiniObject<typeof ofCustomer>>;
const ofPeople = { ...asked, capability: 'change_settings', also: ['see_customers'] } as const;

export const createWcCustomer = endpoint({
  ...ofPeople,
  method: 'POST',
  path: '/wc/v3/customers',
  summary: 'Writes down a customer.',
  creates: true,
  input: z.object({ ...ofCustomer, email: emailAddress, id: z.optional(storeId) }),
  reply: wcCustomer,
  errors: [
    'woocommerce_rest_cannot_create',
    'woocommerce_rest_customer_exists',
    'registration-error-email-exists',
    'rest_invalid_param',
  ],
});

export const customerChange = z.object({ ...ofCustomer, id: storeId });
export const updateWcCustomer = EDITS.map((method) =>
  endpoint({
    ...ofPeople,
    method,
    path: '/wc/v3/customers/:id',
    summary: 'Changes what is sent of a customer.',
    input: customerChange,
    reply: wcCustomer,
    errors: [
      'woocommerce_rest_cannot_edit',
      'woocommerce_rest_invalid_id',
      'woocommerce_rest_customer_invalid_email',
      'rest_invalid_param',
    ],
  }),
);

export const deleteWcCustomer = endpoint({
  ...ofPeople,
  method: 'DELETE',
  path: '/wc/v3/customers/:id',
  summary: 'Removes a customer for good. Their orders become a guest’s, or those of `reassign`.',
  input: z.object({ id: storeId, force, reassign: z.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)) }),
  reply: wcCustomer,
  errors: [
    'woocommerce_rest_invalid_id',
    'woocommerce_rest_trash_not_supported',
    'woocommerce_rest_cannot_delete',
    'woocommerce_rest_invalid_customer_id',
  ],
});

export const batchWcCustomers = EDITS.map((method) =>
  endpoint({
    ...ofPeople,
    method,
    path: '/wc/v3/customers/batch',
    summary: 'Creates, changes and removes up to a hundred customers; each succeeds or fails by itself.',
    input: batchInput,
    reply: batchReply(wcCustomer),
    errors: ['woocommerce_rest_request_entity_too_large', 'woocommerce_rest_cannot_create'],
  }),
);

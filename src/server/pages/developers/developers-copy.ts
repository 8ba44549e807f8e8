/** A part of the guide. In its texts, what stands in backticks is code. */
export type GuidePart = Readonly<{ id: string; title: string; texts: readonly string[]; code?: string }>;

export const developersCopy = {
  product: 'Countinghouse',
  title: 'For developers',
  lead: 'Every call of this store, what it takes and what it answers. Read it, try it with your key, and build on it.',
  areas: 'Calls by area',
  guide: 'Before you begin',
  skip: 'Skip to the content',
  description: 'The same for programs: openapi.json (OpenAPI 3.1)',
  client: 'A typed client in one file: client.ts',
  key: {
    title: 'Try it with your key',
    lead: 'The key stays in the memory of this page. It is sent to this store alone, and forgotten when you leave.',
    consumerKey: 'Consumer key',
    consumerSecret: 'Consumer secret',
    writes: 'Also make calls that change something',
    writesHelp: 'Off: only what reads can be sent. On: what you send is done, with real effects.',
  },
  call: {
    fields: 'What it takes',
    body: 'Body, as JSON',
    nothing: 'It takes nothing.',
    reply: 'What comes back',
    example: 'An example',
    refusals: 'What may go wrong',
    curl: 'From a terminal',
    required: 'required',
    tryIt: 'Try it',
    send: 'Send',
    file: 'It travels as a form or as bytes, so it is not tried here.',
    failed: 'The store did not answer. Try again in a moment.',
    noKey: 'Give a key and its secret first, at the top of this page.',
    noWrites: 'This changes something. Switch it on first, at the top of this page.',
    badJson: 'The body is not JSON.',
  },
} as const;

export const guideOf = ({
  url,
  hasWebhooks,
}: {
  url: string;
  hasWebhooks: boolean;
}): readonly GuidePart[] => [
  {
    id: 'getting-in',
    title: 'Getting in',
    texts: [
      'Make a key in the admin under Settings › API keys. It speaks for the person who made it, may do at most what they may, and can be made to read alone, or to propose alone.',
      'Send its two halves as HTTP Basic. Over https they may also stand in the query (`consumer_key`, `consumer_secret`); over http calls may be signed with OAuth 1.0a, as clients for WooCommerce do by themselves.',
    ],
    code: `curl -u "$CONSUMER_KEY:$CONSUMER_SECRET" ${url}/wp-json/wc/v3/payments/deposits`,
  },
  {
    id: 'money',
    title: 'Money',
    texts: [
      'An amount is a whole number of minor units beside a lower-case currency: `1050` in `usd` is $10.50, in `jpy` it is ¥1,050. Sums never mix currencies.',
      'The calls of the area Store speak as WooCommerce does instead: decimal texts such as `"10.50"` and upper-case currencies.',
    ],
  },
  {
    id: 'times',
    title: 'Days and times',
    texts: [
      'A time is UTC. A day, such as `2026-05-01`, is a day of the store’s own time zone: filters take either, and a day stands for all of its seconds.',
    ],
  },
  {
    id: 'idempotency',
    title: 'Once, and only once',
    texts: [
      'Whatever moves money takes the header `Idempotency-Key`: a name of your own for the act, up to 255 characters. Sent again with the same input it answers what it answered first, with `Idempotent-Replayed: true`. With another input it is refused with `idempotency_key_reused`.',
      'When the line breaks, send the same call with the same key until it answers. An answer of `operation_in_progress` means that its end is still being found out.',
    ],
    code: `curl -u "$CONSUMER_KEY:$CONSUMER_SECRET" -H 'Idempotency-Key: refund-of-order-1042' \\
  -H 'Content-Type: application/json' -d '{"charge_id":"ch_…","amount":1050}' \\
  ${url}/wp-json/wc/v3/payments/refund`,
  },
  {
    id: 'approvals',
    title: 'When a second person is needed',
    texts: [
      'A rule of the store, a limit of a role, or a key that only proposes turns an act into a request: the answer is 202 with `approval_requested`, and nothing has been done. `data.approval_id` is the request; somebody else approves it in the admin, and then it happens once.',
      'The header `Approval-Note` says why it is wanted.',
    ],
  },
  {
    id: 'errors',
    title: 'Errors',
    texts: [
      'Every refusal has the same form. `code` is for programs and never changes; `message` is for people and says what to do; `data.status` is the status of the answer, and `data.params` names the fields that were wrong.',
    ],
    code: `{
  "code": "rest_invalid_param",
  "message": "Check “amount”. Expected a whole amount in minor units.",
  "data": { "status": 400, "params": { "amount": "Expected a whole amount in minor units" } }
}`,
  },
  {
    id: 'paging',
    title: 'Pages and limits',
    texts: [
      'Lists take `page` and `pagesize` (25, at most 500) and answer `data` and `total_count`. In the area Store they take `page` and `per_page` (10, at most 100) and answer a list, with `X-WP-Total`, `X-WP-TotalPages` and `Link`.',
      'A key may make 300 calls a minute, 30 of which move money. Headers `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` say where you are; beyond it the answer is 429, with `Retry-After`.',
    ],
  },
  ...(hasWebhooks
    ? [
        {
          id: 'webhooks',
          title: 'Being told',
          texts: [
            'Instead of asking again and again, give the store an address of yours: it is told what happened, signed, and again until it answers. The calls stand in the area Webhooks.',
          ],
        },
      ]
    : []),
  {
    id: 'assistants',
    title: 'Assistants',
    texts: [
      'A program that speaks the Model Context Protocol finds this store at `/mcp`, with the same key. It reads what its key may read, and can only propose acts: a person approves them.',
    ],
    code: `${url}/mcp`,
  },
];

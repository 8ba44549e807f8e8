// The arrows of docs/architecture.md. `npm run check` also plants a violation to see that these rules still bite.
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { pathNot: allowed },
});
const npm = 'node_modules/';

/** The rooms of the server, from the ground up: each may import only from rooms named before it. */
const ROOMS = [
  ...[
    'languages',
    'rows',
    'db',
    'foreign-files',
    'jobs',
    'metrics',
    'traces',
    'mail',
    'audit',
    'store',
    'access',
    'events',
  ],
  ...['woocommerce', 'approvals', 'operations', 'checkout', 'http', 'webhooks', 'assistants', 'features'],
  ...['pages', 'start', 'commands'],
];
/** The rooms of the simulator, likewise; what stands in none of them puts them together. */
const SIMULATOR_ROOMS = ['embedded', 'facts', 'documents', 'core', 'books', 'console', 'deliveries'];
const simulatorInOneDirection = SIMULATOR_ROOMS.map((room, at) => ({
  name: `simulator-rooms-${room}`,
  severity: 'error',
  comment: 'rooms of the simulator import in one direction, and none imports what composes them',
  from: { path: `^src/provider/simulator/${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: ['[^/]+\\.ts$', ...SIMULATOR_ROOMS.slice(at + 1).map((later) => `${later}/`)].map(
      (end) => `^src/provider/simulator/${end}`,
    ),
  },
}));
const inOneDirection = ROOMS.slice(0, -1).map((room, at) => ({
  name: `server-rooms-${room}`,
  severity: 'error',
  comment:
    'rooms of the server import in one direction; of the features, only what decides about fraud, and what the merchant decided, is asked below them',
  from: { path: `^src/server/${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: `^src/server/(${ROOMS.slice(at + 1).join('|')})/`,
    pathNot:
      '^src/server/features/(fraud/(screen-order|fraud-decisions-repository)|settings/settings-repository)\\.ts$',
  },
}));
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'no-barrels', severity: 'error', from: {}, to: { path: '^(src|tests)/.*/index\\.tsx?$' } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.css$' },
    },
    only('domain-imports-nothing', '^src/domain', ['^src/domain'], 'rules are pure'),
    only(
      'contract',
      '^src/contract',
      ['^src/(contract|domain)', `${npm}zod`],
      'what travels knows only rules and schemas',
    ),
    {
      name: 'contract-kit',
      severity: 'error',
      comment: 'what every area is described with knows no area',
      from: { path: '^src/contract/kit/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/contract/(?!kit/)' },
    },
    only(
      'provider-port',
      '^src/provider/(?!simulated-provider|package-folder|document-fonts|paper-)[^/]+\\.ts$',
      ['^src/(provider/[^/]+\\.ts|domain|contract/(kit/errors|refund-refusal))'],
      'the port knows the domain; only the door to the simulated one names its types',
    ),
    only(
      'provider-simulator',
      '^src/provider/simulator',
      [
        '^src/(provider/simulator|provider/[^/]+\\.ts|domain|contract/(kit/errors|refund-refusal))',
        npm,
        '^(node:)?[a-z_/]+$',
      ],
      'the company next door has its own schema',
    ),
    only(
      'provider-stripe',
      '^src/provider/stripe',
      [
        '^src/(provider/stripe|provider/[^/]+\\.ts|domain|contract/(kit/errors|refund-refusal))',
        npm,
        '^(node:)?[a-z_/]+$',
      ],
      'no Stripe type leaves',
    ),
    {
      name: 'features-apart',
      severity: 'error',
      comment: 'of another feature only its repository, and the one way to give money of an order back',
      from: { path: '^src/server/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/server/features/([^/]+)/',
        pathNot: [
          '^src/server/features/$1/',
          '-repository\\.ts$',
          '^src/server/features/orders/refund-order\\.ts$',
        ],
      },
    },
    ...inOneDirection,
    ...simulatorInOneDirection,
    only(
      'demo',
      '^src/demo',
      [
        '^src/(demo|provider|domain|contract/kit/errors)',
        '^src/server/(db|store|events|start-thread|program-file)',
        npm,
        '^(node:)?[a-z_/]+$',
      ],
      'a demonstration fills both sides: it knows the provider and how our own rows are written',
    ),
    {
      name: 'store-port',
      severity: 'error',
      comment:
        'others know the port and the settings of the store; only what the start makes stands behind it',
      from: {
        path: '^src/server/(?!store/)',
        pathNot: [
          '\\.test\\.ts$',
          '^src/server/start/(attach-store|every-job|ignored-variables)\\.ts$',
          // The built-in store's own shop and till: a store that is attached has its own.
          '^src/server/(checkout/|pages/shop/|operations/money/pay-order\\.ts$|features/simulator/pay-as-customer\\.ts$)',
        ],
      },
      to: {
        path: '^src/server/store/',
        pathNot: [
          '^src/server/store/(store|store-rest|store-repository|options-repository|site-state-repository)\\.ts$',
          // What an order hears of its payment, in the transaction that keeps the payment.
          '^src/server/store/(note-refunds-on-orders|move-order-of-payment|keep-sandbox-payment)\\.ts$',
          // Who writes to the customers of the built-in shop, for whoever starts or wakes it.
          '^src/server/store/customer-courier\\.ts$',
          // The rows of a store that is attached, for whoever reads them from it.
          '^src/server/store/mirror/',
        ],
      },
    },
    {
      name: 'demo-history-makes-only',
      severity: 'error',
      comment: 'what a shop did is made up without knowing where it will be kept',
      from: { path: '^src/demo/history/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(server|demo/(?!history/))' },
    },
    {
      name: 'only-start-knows-demo',
      severity: 'error',
      comment:
        'a demonstration can be left out: only what puts the product together, and its commands, load one',
      from: {
        path: '^src/(domain|contract|provider|server|web)/',
        pathNot: ['^src/server/(start|commands)/', '\\.test\\.tsx?$'],
      },
      to: { path: '^src/demo/' },
    },
    {
      name: 'only-http-knows-fastify',
      severity: 'error',
      from: { path: '^src/server', pathNot: '^src/server/(http|pages|start/build-app)' },
      to: { path: 'node_modules/(fastify|@fastify)' },
    },
    {
      name: 'only-main-names-adapters',
      severity: 'error',
      from: {
        path: '^src/server',
        pathNot: ['^src/server/(start|commands)/', '\\.test\\.ts$'],
      },
      to: { path: '^src/provider/(simulator|stripe)/' },
    },
    { name: 'server-not-web', severity: 'error', from: { path: '^src/server' }, to: { path: '^src/web' } },
    {
      name: 'web-not-server',
      severity: 'error',
      from: { path: '^src/web' },
      to: { path: '^src/(server|provider|demo)' },
    },
    {
      name: 'screens-apart',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/([^/]+)/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'screens-not-app',
      severity: 'error',
      from: { path: '^src/web/(features|blocks|shared|ui|api)/' },
      to: { path: '^src/web/app/' },
    },
    {
      name: 'blocks-not-features',
      severity: 'error',
      comment: 'a block is a piece of several screens, so it belongs to none',
      from: { path: '^src/web/blocks/' },
      to: { path: '^src/web/features/' },
    },
    {
      name: 'shared-not-above',
      severity: 'error',
      from: { path: '^src/web/(shared|api)/' },
      to: { path: '^src/web/(features|blocks)/' },
    },
    {
      name: 'ui-knows-nothing',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: { path: '^src/(domain|contract|provider|server|web/(app|features|blocks|shared|api))/' },
    },
    {
      name: 'product-not-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};

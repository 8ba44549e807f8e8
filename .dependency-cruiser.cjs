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
  ...['rows', 'db', 'foreign-files', 'jobs', 'mail', 'audit', 'store', 'access', 'events', 'operations'],
  ...['checkout', 'http', 'features', 'pages', 'start', 'commands'],
];
const inOneDirection = ROOMS.slice(0, -1).map((room, at) => ({
  name: `server-rooms-${room}`,
  severity: 'error',
  comment:
    'rooms of the server import in one direction; of the features, only what decides about fraud is asked below them',
  from: { path: `^src/server/${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: `^src/server/(${ROOMS.slice(at + 1).join('|')})/`,
    pathNot: '^src/server/features/fraud/(screen-order|fraud-decisions-repository)\\.ts$',
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
    only(
      'provider-port',
      '^src/provider/(?!simulated-company|package-folder|document-fonts)[^/]+\\.ts$',
      ['^src/(provider/[^/]+\\.ts|domain|contract/(errors|refund-refusal))'],
      'the port knows the domain; only the door to the simulated company names its types',
    ),
    only(
      'provider-simulator',
      '^src/provider/simulator',
      [
        '^src/(provider/simulator|provider/[^/]+\\.ts|domain|contract/(errors|refund-refusal))',
        npm,
        '^(node:)?[a-z_/]+$',
      ],
      'the company next door has its own schema',
    ),
    only(
      'provider-stripe',
      '^src/provider/stripe',
      [
        '^src/(provider/stripe|provider/[^/]+\\.ts|domain|contract/(errors|refund-refusal))',
        npm,
        '^(node:)?[a-z_/]+$',
      ],
      'no Stripe type leaves',
    ),
    {
      name: 'features-apart',
      severity: 'error',
      comment: 'of another feature only its repository',
      from: { path: '^src/server/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/server/features/([^/]+)/',
        pathNot: ['^src/server/features/$1/', '-repository\\.ts$'],
      },
    },
    ...inOneDirection,
    {
      name: 'store-port',
      severity: 'error',
      comment:
        'others know the port and the settings of the store; only what the start makes stands behind it',
      from: {
        path: '^src/server/(?!store/)',
        pathNot: [
          '\\.test\\.ts$',
          '^src/server/start/open-store\\.ts$',
          // The built-in store's own shop and till: a store that is attached has its own.
          '^src/server/(checkout/|pages/shop/|operations/money/pay-order\\.ts$|features/simulator/pay-as-customer\\.ts$)',
        ],
      },
      to: {
        path: '^src/server/store/',
        pathNot: [
          '^src/server/store/(store|store-repository|options-repository)\\.ts$',
          // What an order hears of its payment, in the transaction that keeps the payment.
          '^src/server/store/(note-refund-on-order|move-order-of-payment)\\.ts$',
        ],
      },
    },
    {
      name: 'ledger-not-demo',
      severity: 'error',
      comment: 'the ledger knows nothing of the histories that are made up for it',
      from: { path: '^src/provider/simulator/(core|facts)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/provider/simulator/world/' },
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
        pathNot: ['^src/server/(start/|world-maker\\.ts|commands/)', '\\.test\\.ts$'],
      },
      to: { path: '^src/provider/(simulator|stripe)/' },
    },
    { name: 'server-not-web', severity: 'error', from: { path: '^src/server' }, to: { path: '^src/web' } },
    {
      name: 'web-not-server',
      severity: 'error',
      from: { path: '^src/web' },
      to: { path: '^src/(server|provider)' },
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
      from: { path: '^src/web/(features|shared|ui|api)/' },
      to: { path: '^src/web/app/' },
    },
    {
      name: 'shared-not-features',
      severity: 'error',
      from: { path: '^src/web/(shared|api)/' },
      to: { path: '^src/web/features/' },
    },
    {
      name: 'ui-knows-nothing',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: { path: '^src/(domain|contract|provider|server|web/(app|features|shared|api))/' },
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

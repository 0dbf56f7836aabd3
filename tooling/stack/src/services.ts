import type { Environment } from '@suluh/config/environment';
import { FACES } from '@suluh/config/faces';
import type { Secret } from '@suluh/config/production';
import type { ServiceDefinition } from './service.ts';

/** Keys and addresses of those who take money and pay. */
const MIDTRANS = ['MIDTRANS_URL', 'MIDTRANS_SNAP_URL', 'MIDTRANS_SERVER_KEY'] as const satisfies Secret[];
const PRAKERJA = ['PRAKERJA_URL', 'PRAKERJA_CLIENT_CODE', 'PRAKERJA_SIGN_KEY'] as const satisfies Secret[];
const SMS = ['SMS_URL', 'SMS_ACCOUNT', 'SMS_KEY'] as const satisfies Secret[];
const SANDBOX = ['SANDBOX_KEY', 'SANDBOX_SIGNING_KEY'] as const satisfies Secret[];
/** Our registrations where people sign in with what they have elsewhere. */
const ELSEWHERE = [
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_ISSUER',
  'FACEBOOK_APP_ID',
  'FACEBOOK_APP_SECRET',
  'FACEBOOK_URL',
  'FACEBOOK_GRAPH_URL',
] as const satisfies Secret[];
const PROVIDERS = [...SANDBOX, ...MIDTRANS, ...PRAKERJA];

/** Every setting that is a port, as [name, port]. */
export const portSettings = (env: Environment): [name: string, port: number][] =>
  (Object.keys(env) as (keyof Environment)[])
    .filter((name): name is Extract<keyof Environment, `${string}_PORT`> => name.endsWith('_PORT'))
    .map((name) => [name, env[name]]);

/** The apps of the faces: workspace folder and port. */
export const tenantApps = (env: Environment) =>
  Object.values(FACES).map(({ app, setting }) => ({ name: app, port: env[`${setting}_PORT`] }));

/** True while the address of an outside service is that of our own server. */
const isPlayed = (address: string, port: number): boolean => address === `http://127.0.0.1:${port}`;

/** Who takes money, pays and sends text messages: played by servers of ours unless the configuration names the real ones. */
const playedServices = (env: Environment): ServiceDefinition[] => {
  const service = (name: string, port: number, ...secrets: Secret[]): ServiceDefinition => ({
    name,
    folder: 'tooling/stack',
    command: ['node', `src/${name}/main.ts`],
    readyUrl: `http://127.0.0.1:${port}/`,
    ports: [port],
    secrets,
  });
  return [
    ...(env.PAYMENT_GATEWAY === 'sandbox' ? [service('payment-sandbox', env.SANDBOX_PORT, ...SANDBOX)] : []),
    ...(env.PAYMENT_GATEWAY === 'midtrans' && isPlayed(env.MIDTRANS_URL, env.MIDTRANS_PORT)
      ? [service('midtrans', env.MIDTRANS_PORT, ...MIDTRANS)]
      : []),
    ...(isPlayed(env.PRAKERJA_URL, env.PRAKERJA_PORT) ? [service('prakerja', env.PRAKERJA_PORT, ...PRAKERJA)] : []),
    ...(isPlayed(env.SMS_URL, env.SMS_PORT) ? [service('sms', env.SMS_PORT, ...SMS)] : []),
  ];
};

/**
 * What lies outside the product and is played by servers of ours: the mail relay, the partners' sign-in, who takes
 * money or sends text messages.
 */
export const outsideServices = (env: Environment): ServiceDefinition[] => [
  {
    name: 'mailbox',
    folder: 'tooling/stack',
    command: ['node', 'src/mailbox/main.ts'],
    readyUrl: `http://127.0.0.1:${env.MAILBOX_PORT}/api/messages`,
    ports: [env.MAILBOX_PORT, env.SMTP_PORT],
    secrets: [],
  },
  {
    name: 'identity-provider',
    folder: 'tooling/stack',
    command: ['node', 'src/identity-provider/main.ts'],
    readyUrl: `http://127.0.0.1:${env.OIDC_PORT}/.well-known/openid-configuration`,
    ports: [env.OIDC_PORT],
    secrets: [],
  },
  ...playedServices(env),
];

/** Where files lie, when it is a bucket. */
const BUCKET = ['S3_BUCKET_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The API and its worker. */
export const apiServices = (env: Environment): ServiceDefinition[] => [
  {
    name: 'api-server',
    folder: 'apps/api-server',
    command: ['node', 'src/main.ts'],
    readyUrl: `http://127.0.0.1:${env.API_PORT}/api/health`,
    ports: [env.API_PORT],
    secrets: [
      'DATABASE_URL',
      'TOKEN_SECRET',
      'FORMER_TOKEN_SECRETS',
      'VISITOR_SECRET',
      'CLIENT_SECRET',
      'METRICS_TOKEN',
      ...BUCKET,
      ...ELSEWHERE,
      ...PROVIDERS,
      ...SMS,
    ],
  },
  {
    name: 'worker',
    folder: 'apps/api-server',
    command: ['node', 'src/worker.ts'],
    ports: [],
    secrets: ['DATABASE_URL', 'TOKEN_SECRET', 'SMTP_URL', 'PUSH_PRIVATE_KEY', ...BUCKET, ...PROVIDERS],
  },
];

/** The tenant apps as built, or with hot reload. */
export const appServices = (env: Environment, mode: 'start' | 'dev'): ServiceDefinition[] =>
  tenantApps(env).map(({ name, port }) => ({
    name,
    folder: `apps/${name}`,
    command:
      mode === 'start'
        ? ['node', 'server.ts']
        : ['node', 'node_modules/next/dist/bin/next', 'dev', '-p', String(port), '-H', 'localhost'], // a person's own machine
    readyUrl: `http://localhost:${port}/health`,
    ports: [port],
    secrets: ['VISITOR_SECRET', 'CLIENT_SECRET'],
  }));

/** The back office: its pages as built, or with hot reload, and the API for them. */
export const backOfficeService = (env: Environment, mode: 'start' | 'dev'): ServiceDefinition => ({
  name: 'back-office',
  folder: 'apps/back-office',
  command: ['node', 'server/main.ts', ...(mode === 'dev' ? ['--dev'] : [])],
  readyUrl: `http://localhost:${env.BACK_OFFICE_PORT}/health`,
  ports: [env.BACK_OFFICE_PORT],
  secrets: ['VISITOR_SECRET', 'CLIENT_SECRET'],
});

/** The built Storybook, as static files. */
export const storybookService = (env: Environment): ServiceDefinition => ({
  name: 'storybook',
  folder: 'tooling/stack',
  command: ['node', 'src/staticServer.ts', '../../apps/storybook/storybook-static', String(env.STORYBOOK_PORT)],
  readyUrl: `http://127.0.0.1:${env.STORYBOOK_PORT}/`,
  ports: [env.STORYBOOK_PORT],
  secrets: [],
});

import { ConfigurationError, readEnvironment, type Environment } from './environment.ts';
import { ORIGIN_SETTINGS } from './faces.ts';

/** Kinds of processes a production runs. */
export type Service = 'api' | 'worker' | 'app' | 'backOffice';

type Setting = keyof Environment;

const GATEWAYS = ['MIDTRANS_SERVER_KEY', 'PRAKERJA_CLIENT_CODE', 'PRAKERJA_SIGN_KEY'] as const;

/** What each kind must be given: what these are in the demo is known to everybody, or not there. */
const GIVEN: Readonly<Record<Service, readonly Setting[]>> = {
  api: ['DATABASE_URL', 'TOKEN_SECRET', 'VISITOR_SECRET', 'CLIENT_SECRET', ...GATEWAYS],
  worker: ['DATABASE_URL', 'TOKEN_SECRET', 'SMTP_URL', 'MAIL_FROM', ...GATEWAYS],
  app: ['VISITOR_SECRET', 'CLIENT_SECRET'],
  backOffice: ['VISITOR_SECRET', 'CLIENT_SECRET'],
};

const GATEWAY_ADDRESSES = ['MIDTRANS_URL', 'MIDTRANS_SNAP_URL', 'PRAKERJA_URL'] as const;

/** What each kind reaches over lines that are not ours. */
const ENCRYPTED: Readonly<Record<Service, readonly Setting[]>> = {
  api: [...ORIGIN_SETTINGS, 'BACK_OFFICE_ORIGIN', 'FRAME_ORIGIN', ...GATEWAY_ADDRESSES, 'S3_BUCKET_URL'],
  worker: [...ORIGIN_SETTINGS, ...GATEWAY_ADDRESSES, 'S3_BUCKET_URL'],
  app: ORIGIN_SETTINGS,
  backOffice: ['BACK_OFFICE_ORIGIN'],
};

/** Something that is there where it is configured. */
interface Configured {
  service: Service;
  /** What tells that it is, what must then not be the demo's, and what must be encrypted. */
  id: Setting;
  own: readonly Setting[];
  addresses: readonly Setting[];
}

/** Sign-in elsewhere, text messages, and messages to browsers. */
const WHERE_CONFIGURED: readonly Configured[] = [
  { service: 'api', id: 'GOOGLE_CLIENT_ID', own: ['GOOGLE_CLIENT_SECRET'], addresses: ['GOOGLE_ISSUER'] },
  {
    service: 'api',
    id: 'FACEBOOK_APP_ID',
    own: ['FACEBOOK_APP_SECRET'],
    addresses: ['FACEBOOK_URL', 'FACEBOOK_GRAPH_URL'],
  },
  { service: 'api', id: 'SMS_URL', own: ['SMS_KEY'], addresses: ['SMS_URL'] },
  { service: 'worker', id: 'PUSH_PUBLIC_KEY', own: ['PUSH_PRIVATE_KEY', 'PUSH_CONTACT'], addresses: [] },
];

/** Midtrans' own playground, where whoever opens its simulator pays: by its host, and by keys that are of it alone. */
const isPlayground = ({ MIDTRANS_URL, MIDTRANS_SNAP_URL, MIDTRANS_SERVER_KEY }: Environment): boolean =>
  [MIDTRANS_URL, MIDTRANS_SNAP_URL].some((url) => /(^|\.)sandbox\.midtrans\.com$/.test(new URL(url).hostname)) ||
  MIDTRANS_SERVER_KEY.startsWith('SB-');

const list = (names: readonly string[]): string => names.join(', ');

/**
 * Refuses to run in production with what is meant for the demo: keys everybody knows, the sandbox, plain http. Nothing
 * is asked of the demo.
 * @throws ConfigurationError that names every setting
 */
export function assertFitFor(service: Service, env: Environment): void {
  if (env.SULUH_MODE === 'demo') return;
  const known = readEnvironment({});
  const elsewhere = WHERE_CONFIGURED.filter((each) => each.service === service && env[each.id] !== '');
  const needed = [...GIVEN[service], ...elsewhere.flatMap(({ id, own }) => [id, ...own])];
  const missing = needed.filter((name) => env[name] === undefined || env[name] === known[name]);
  const encrypted = [...ENCRYPTED[service], ...elsewhere.flatMap(({ addresses }) => addresses)];
  const plain = encrypted.filter((name) => env[name] !== undefined && !String(env[name]).startsWith('https://'));
  const reasons = [
    missing.length > 0 && `${list(missing)} must be given`,
    plain.length > 0 && `${list(plain)} must begin with https://`,
    (service === 'api' || service === 'worker') &&
      env.PAYMENT_GATEWAY === 'sandbox' &&
      'PAYMENT_GATEWAY must be midtrans',
    (service === 'api' || service === 'worker') &&
      isPlayground(env) &&
      'MIDTRANS_URL, MIDTRANS_SNAP_URL and MIDTRANS_SERVER_KEY must not be those of the Midtrans sandbox',
  ].filter(Boolean);
  if (reasons.length > 0)
    throw new ConfigurationError(`Configuration cannot be used in production: ${reasons.join('; ')}.`);
}

/**
 * Keeps what only plays in the demo out of production: demo people with a known password, an open mailbox, played
 * banks.
 * @throws ConfigurationError
 */
export function assertDemo(what: string, env: Pick<Environment, 'SULUH_MODE'>): void {
  if (env.SULUH_MODE === 'production')
    throw new ConfigurationError(
      `${what} is for the demo, and these settings are of a production: see README, Production, or set SULUH_MODE=demo.`,
    );
}

/** Settings that open something, and of what they open the address; a process is handed only its own. */
const SECRETS = [
  'DATABASE_URL',
  'TOKEN_SECRET',
  'FORMER_TOKEN_SECRETS',
  'VISITOR_SECRET',
  'CLIENT_SECRET',
  'METRICS_TOKEN',
  'S3_BUCKET_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'SANDBOX_KEY',
  'SANDBOX_SIGNING_KEY',
  'MIDTRANS_URL',
  'MIDTRANS_SNAP_URL',
  'MIDTRANS_SERVER_KEY',
  'PRAKERJA_URL',
  'PRAKERJA_CLIENT_CODE',
  'PRAKERJA_SIGN_KEY',
  'SMS_URL',
  'SMS_ACCOUNT',
  'SMS_KEY',
  'PUSH_PRIVATE_KEY',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_ISSUER',
  'FACEBOOK_APP_ID',
  'FACEBOOK_APP_SECRET',
  'FACEBOOK_URL',
  'FACEBOOK_GRAPH_URL',
] as const satisfies readonly Setting[];

type Secret = (typeof SECRETS)[number];

/** The environment of a process without the secrets it does not use. */
export const withSecretsOf = <Variables extends Record<string, string>>(
  variables: Variables,
  own: readonly Secret[],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).filter(([name]) => {
      const secret = SECRETS.find((each) => each === name);
      return secret === undefined || own.includes(secret);
    }),
  );

export type { Secret };

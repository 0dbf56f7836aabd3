import { isIP } from 'node:net';
import { z } from 'zod';
import { byOriginSetting, byPortSetting, ORIGIN_SETTINGS } from './faces.ts';

const port = (fallback: number) => z.coerce.number().int().min(1).max(65535).default(fallback);
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
/** Nothing, how many proxies there are, or their addresses and networks. */
const isProxyList = (setting: string): boolean =>
  /^\d{0,2}$/.test(setting) ||
  setting.split(',').every((entry) => {
    const [address = '', bits = '0', more] = entry.trim().split('/');
    return (
      isIP(address) > 0 &&
      more === undefined &&
      /^\d{1,3}$/.test(bits) &&
      Number(bits) <= (isIP(address) === 6 ? 128 : 32)
    );
  });
const originList = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .pipe(z.array(origin));

/**
 * Every setting Suluh reads from the environment, once, with its default. README "Configuration" lists the same names.
 * Ports are TCP ports; origins are `scheme://host:port` without a path.
 */
export const environmentSchema = z.object({
  /**
   * What runs: the demo, with known keys and played banks, or a production, which refuses them. Empty: production as soon
   * as an origin or SULUH_HOST can be reached by others, or the database lies on another machine.
   */
  SULUH_MODE: z.enum(['demo', 'production']).optional(),
  /** Address every server of the stack listens on. */
  SULUH_HOST: z.string().min(1).default('127.0.0.1'),
  /** Folder for the embedded database, uploads, logs and generated secrets. Relative to the repository. */
  SULUH_DATA_DIR: z.string().min(1).default('.suluh'),
  ...byPortSetting(port),
  BACK_OFFICE_PORT: port(3004),
  API_PORT: port(4000),
  OIDC_PORT: port(4010),
  SANDBOX_PORT: port(4020),
  MIDTRANS_PORT: port(4025),
  PRAKERJA_PORT: port(4030),
  SMS_PORT: port(4035),
  STORYBOOK_PORT: port(6006),
  POSTGRES_PORT: port(5433),
  SMTP_PORT: port(2525),
  MAILBOX_PORT: port(8025),
  /** Origins as a browser sees them; the defaults follow from the ports. */
  ...byOriginSetting(() => origin.optional()),
  BACK_OFFICE_ORIGIN: origin.optional(),
  API_ORIGIN: origin.optional(),
  /**
   * The API under another host name than any site's, where packages of lessons run: what they could read of cookies is
   * nothing.
   */
  FRAME_ORIGIN: origin.optional(),
  OIDC_ORIGIN: origin.optional(),
  SANDBOX_ORIGIN: origin.optional(),
  /** Any PostgreSQL 15 or later. Empty: the embedded one is started. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Connections one API process keeps open. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  /** Basic credentials that identify our own client applications (R9). */
  CLIENT_ID: z.string().min(1).default('suluh-web'),
  CLIENT_SECRET: z.string().min(1).default('suluh-web-public'),
  /** Key that signs access tokens; at least 32 characters. The stack makes one and keeps it when it is not given. */
  TOKEN_SECRET: z.string().min(32).optional(),
  /**
   * Keys that signed before, by commas: nothing is signed by them any more, what they signed is still believed. To change
   * TOKEN_SECRET, put the old one here, and take it away when the last ticket of its time is used.
   */
  FORMER_TOKEN_SECRETS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((secret) => secret.trim())
        .filter((secret) => secret !== ''),
    )
    .pipe(z.array(z.string().min(32))),
  /**
   * Key by which apps and API know each other's word on who the visitor is; at least 32 characters. The stack makes one
   * too.
   */
  VISITOR_SECRET: z.string().min(32).optional(),
  /** What a monitoring service shows as its Bearer token to read /metrics; empty: there is no such address. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /**
   * Proxies in front of this process whose X-Forwarded-For is believed: how many, or their addresses and networks by
   * commas.
   */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .refine(isProxyList, 'a number of proxies, or addresses and networks by commas'),
  /** SMTP relay for outgoing mail; the default is the local mailbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Suluh <halo@suluh.example>'),
  /** Who takes the money: the sandbox that comes with Suluh, or Midtrans. */
  PAYMENT_GATEWAY: z.enum(['sandbox', 'midtrans']).default('sandbox'),
  /** Key of the sandbox's API, and key of its signatures. Its money is made up: both may be known. */
  SANDBOX_KEY: z.string().min(1).default('suluh-sandbox'),
  SANDBOX_SIGNING_KEY: z.string().min(16).default('suluh-sandbox-signing-key'),
  /** Midtrans Core API, such as https://api.midtrans.com. Empty: the local server that speaks its protocol. */
  MIDTRANS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /**
   * Midtrans Snap API, whose pages take cards, such as https://app.midtrans.com. Empty: the host that goes with
   * MIDTRANS_URL.
   */
  MIDTRANS_SNAP_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Server key of the Midtrans account; needed as soon as MIDTRANS_URL is given. */
  MIDTRANS_SERVER_KEY: z.string().min(1).optional(),
  /**
   * Prakerja's integration API, such as https://api.prakerja.go.id. Empty: the local server that speaks its protocol.
   */
  PRAKERJA_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Dashboard of who pays by Prakerja; the setting of the site, where there is one, comes first. */
  PRAKERJA_DASHBOARD_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** What Prakerja gave us to sign with; both are needed as soon as PRAKERJA_URL is given. */
  PRAKERJA_CLIENT_CODE: z.string().min(1).optional(),
  PRAKERJA_SIGN_KEY: z.string().min(1).optional(),
  /**
   * Who sends text messages, by the Messages API of Twilio (which others speak too), such as https://api.twilio.com. Empty:
   * the local server that speaks its protocol, and in a production nobody: phones are not proven there.
   */
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The account there and its key, and who the messages come from; needed as soon as SMS_URL is given. */
  SMS_ACCOUNT: z.string().min(1).optional(),
  SMS_KEY: z.string().min(1).optional(),
  SMS_SENDER: z.string().min(1).optional(),
  /**
   * Our pair of keys for messages to browsers (VAPID, RFC 8292), in base64url, as `npx web-push generate-vapid-keys` makes
   * them. Empty: the pair of the demo, and in a production nobody: no device is offered them.
   */
  PUSH_PUBLIC_KEY: z.string().length(87).optional(),
  PUSH_PRIVATE_KEY: z.string().length(43).optional(),
  /** Whom a push service writes to about us. */
  PUSH_CONTACT: z.url({ protocol: /^(https|mailto)$/ }).optional(),
  /** Origins of push services messages may be sent to, by commas; `*.` stands for names below. */
  PUSH_SERVICES: z
    .string()
    .default(
      'https://fcm.googleapis.com,https://updates.push.services.mozilla.com,https://*.push.apple.com,https://*.notify.windows.com',
    ),
  /**
   * Bucket, of any service that speaks S3, that pictures, files of lessons and work handed in lie in, such as
   * https://s3.ap-southeast-3.amazonaws.com/suluh. Empty: the data folder.
   */
  S3_BUCKET_URL: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('auto'),
  /** Keys to the bucket; needed as soon as it is given. */
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /**
   * Where pictures with a relative path lie, such as a bucket's public address. Empty: what the API serves under
   * /storage.
   */
  STORAGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /**
   * Origins, by commas, whose pictures the apps may fetch to resize them; those of any other site are shown as they
   * are.
   */
  PICTURE_ORIGINS: originList,
  /** Our registration with Google. Empty: nobody signs in there, or in the demo at the local server that plays it. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** OpenID issuer that stands for Google. */
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  /** Our registration with Facebook. Empty: as for Google. */
  FACEBOOK_APP_ID: z.string().min(1).optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
  /** Where Facebook asks people, and where its Graph API is, both without a version. */
  FACEBOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  FACEBOOK_GRAPH_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Requests per minute one address may send to the API before it is asked to wait. */
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  /** Attempts per minute one address may make to log in, register or reset a password. */
  AUTH_RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(20),
  /** Memory of one app process for public pages it keeps, in megabytes; 0 draws each page for each request. */
  KEPT_PAGES_MEGABYTES: z.coerce.number().int().min(0).default(96),
  /** Whether the apps compress what they draw: `off` behind a front that does. */
  COMPRESS: z.enum(['on', 'off']).default('on'),
});

type RawEnvironment = z.infer<typeof environmentSchema>;

/**
 * Settings that follow from others when they are not given: origins from ports, outside services from the local ones.
 */
type Derived = Extract<
  keyof RawEnvironment,
  | 'SULUH_MODE'
  | 'STORAGE_URL'
  | `${string}_ORIGIN`
  | `MIDTRANS_${'URL' | 'SNAP_URL' | 'SERVER_KEY'}`
  | `SMS_${'URL' | 'ACCOUNT' | 'KEY' | 'SENDER'}`
  | `PUSH_${'PUBLIC_KEY' | 'PRIVATE_KEY' | 'CONTACT'}`
  | `PRAKERJA_${'URL' | 'DASHBOARD_URL' | 'CLIENT_CODE' | 'SIGN_KEY'}`
  | `GOOGLE_${'CLIENT_ID' | 'CLIENT_SECRET' | 'ISSUER'}`
  | `FACEBOOK_${'APP_ID' | 'APP_SECRET' | 'URL' | 'GRAPH_URL'}`
>;

/** The validated environment, with every derived setting filled in. */
export type Environment = Omit<RawEnvironment, Derived> & { [Name in Exclude<Derived, 'SULUH_MODE'>]-?: string } & {
  SULUH_MODE: 'demo' | 'production';
};

/** A setting has a value that cannot be used. `message` is one sentence a person can act on. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/** The pair of the demo: it signs for nobody. */
const DEMO_PUSH_KEYS = {
  publicKey: 'BCf5Qn7uqJzW6Eyt5_I9bAdcP1had6ACNu84vnBxGfNm-13f_nw_bmv4tXAPpGwRBYtIsIvupW4xRhLsR4AfP4s',
  privateKey: 'rn3lKXvVlxxkDaS3tuU-qwHwAVRSRsky9gyslwk6zfA',
};

/** Names and addresses that lead to the machine itself. */
export const isOwnMachine = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(hostname);

/** Whether people on other machines are meant to come here, or the database is one that others may work on. */
const isOpenToOthers = (env: RawEnvironment): boolean =>
  !isOwnMachine(env.SULUH_HOST) ||
  (env.DATABASE_URL !== undefined && !isOwnMachine(new URL(env.DATABASE_URL).hostname || 'localhost')) ||
  [...ORIGIN_SETTINGS, 'BACK_OFFICE_ORIGIN' as const]
    .map((name) => env[name])
    .some((given) => given !== undefined && !isOwnMachine(new URL(given).hostname));

/** The keys of the local servers are known to everybody: a service that is not ours gets its own. */
function assertKeysOf(
  address: 'MIDTRANS_URL' | 'PRAKERJA_URL' | 'SMS_URL' | 'GOOGLE_CLIENT_ID' | 'FACEBOOK_APP_ID' | 'S3_BUCKET_URL',
  env: RawEnvironment,
  keys: readonly (keyof RawEnvironment)[],
): void {
  const missing = env[address] ? keys.filter((key) => env[key] === undefined) : [];
  if (missing.length > 0)
    throw new ConfigurationError(
      `Configuration cannot be used: ${address} is given, so ${missing.join(' and ')} must be given too.`,
    );
}

/**
 * Where people sign in with what they have elsewhere: by our own registration, in the demo at servers that play it, else
 * nowhere (empty).
 */
function signInElsewhere(env: RawEnvironment, mode: 'demo' | 'production', playedOrigin: string) {
  const registered = <Name extends keyof RawEnvironment>(id: Name, demo: string) =>
    String(env[id] ?? (mode === 'demo' ? demo : ''));
  return {
    GOOGLE_CLIENT_ID: registered('GOOGLE_CLIENT_ID', 'suluh-google'),
    GOOGLE_CLIENT_SECRET: registered('GOOGLE_CLIENT_SECRET', 'rahasia-demo-google'),
    GOOGLE_ISSUER:
      env.GOOGLE_ISSUER ?? (env.GOOGLE_CLIENT_ID ? 'https://accounts.google.com' : `${playedOrigin}/google`),
    FACEBOOK_APP_ID: registered('FACEBOOK_APP_ID', 'suluh-facebook'),
    FACEBOOK_APP_SECRET: registered('FACEBOOK_APP_SECRET', 'rahasia-demo-facebook'),
    FACEBOOK_URL: env.FACEBOOK_URL ?? (env.FACEBOOK_APP_ID ? 'https://www.facebook.com' : `${playedOrigin}/facebook`),
    FACEBOOK_GRAPH_URL:
      env.FACEBOOK_GRAPH_URL ?? (env.FACEBOOK_APP_ID ? 'https://graph.facebook.com' : `${playedOrigin}/facebook`),
  };
}

/**
 * Validates `source` (usually `process.env`; empty strings count as absent) and fills in the defaults.
 * @throws ConfigurationError naming every bad setting.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
    throw new ConfigurationError(`Configuration cannot be used: ${reasons.join('; ')}.`);
  }
  const env = parsed.data;
  assertKeysOf('MIDTRANS_URL', env, ['MIDTRANS_SERVER_KEY']);
  assertKeysOf('PRAKERJA_URL', env, ['PRAKERJA_CLIENT_CODE', 'PRAKERJA_SIGN_KEY']);
  assertKeysOf('SMS_URL', env, ['SMS_ACCOUNT', 'SMS_KEY', 'SMS_SENDER']);
  assertKeysOf('GOOGLE_CLIENT_ID', env, ['GOOGLE_CLIENT_SECRET']);
  assertKeysOf('FACEBOOK_APP_ID', env, ['FACEBOOK_APP_SECRET']);
  assertKeysOf('S3_BUCKET_URL', env, ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  const mode = env.SULUH_MODE ?? (isOpenToOthers(env) ? 'production' : 'demo');
  const midtransUrl = env.MIDTRANS_URL ?? `http://127.0.0.1:${env.MIDTRANS_PORT}`;
  const local = (listenPort: number) => `http://localhost:${listenPort}`;
  const oidcOrigin = env.OIDC_ORIGIN ?? local(env.OIDC_PORT);
  const apiOrigin = env.API_ORIGIN ?? local(env.API_PORT);
  return {
    ...env,
    SULUH_MODE: mode,
    ...byOriginSetting((port, origin) => env[origin] ?? local(env[port])),
    BACK_OFFICE_ORIGIN: env.BACK_OFFICE_ORIGIN ?? local(env.BACK_OFFICE_PORT),
    API_ORIGIN: apiOrigin,
    FRAME_ORIGIN: env.FRAME_ORIGIN ?? `http://127.0.0.1:${env.API_PORT}`,
    STORAGE_URL: env.STORAGE_URL ?? `${apiOrigin}/storage`,
    OIDC_ORIGIN: oidcOrigin,
    ...signInElsewhere(env, mode, oidcOrigin),
    SANDBOX_ORIGIN: env.SANDBOX_ORIGIN ?? local(env.SANDBOX_PORT),
    MIDTRANS_URL: midtransUrl,
    MIDTRANS_SNAP_URL: env.MIDTRANS_SNAP_URL ?? midtransUrl.replace('://api.', '://app.'),
    MIDTRANS_SERVER_KEY: env.MIDTRANS_SERVER_KEY ?? 'SB-Mid-server-suluh',
    PRAKERJA_URL: env.PRAKERJA_URL ?? `http://127.0.0.1:${env.PRAKERJA_PORT}`,
    PRAKERJA_DASHBOARD_URL:
      env.PRAKERJA_DASHBOARD_URL ??
      (env.PRAKERJA_URL ? 'https://dashboard.prakerja.go.id' : `${local(env.PRAKERJA_PORT)}/dashboard`),
    PRAKERJA_CLIENT_CODE: env.PRAKERJA_CLIENT_CODE ?? 'suluh',
    PRAKERJA_SIGN_KEY: env.PRAKERJA_SIGN_KEY ?? 'suluh-prakerja-sign-key',
    SMS_URL: env.SMS_URL ?? (mode === 'demo' ? `http://127.0.0.1:${env.SMS_PORT}` : ''),
    SMS_ACCOUNT: env.SMS_ACCOUNT ?? 'AC00000000000000000000000000000000',
    SMS_KEY: env.SMS_KEY ?? 'kunci-demo-sms',
    SMS_SENDER: env.SMS_SENDER ?? 'SULUH',
    PUSH_PUBLIC_KEY: env.PUSH_PUBLIC_KEY ?? (mode === 'demo' ? DEMO_PUSH_KEYS.publicKey : ''),
    PUSH_PRIVATE_KEY: env.PUSH_PRIVATE_KEY ?? DEMO_PUSH_KEYS.privateKey,
    PUSH_CONTACT: env.PUSH_CONTACT ?? 'mailto:halo@suluh.example',
  };
}

import { ORIGIN_SETTINGS } from '@suluh/config/faces';
import type { OriginSettings } from '@suluh/config/origins';
import type { Environment } from '@suluh/config/environment';

/**
 * What is read while calls are answered. Keys of databases, tokens and providers are not among them: what is made of
 * those at the start is handed on, not the keys.
 */
const READ_WHILE_SERVING = [
  ...ORIGIN_SETTINGS,
  'SULUH_MODE',
  'BACK_OFFICE_ORIGIN',
  'FRAME_ORIGIN',
  'CLIENT_ID',
  'CLIENT_SECRET',
  'VISITOR_SECRET',
  'METRICS_TOKEN',
  'TRUSTED_PROXIES',
  'RATE_LIMIT_PER_MINUTE',
  'AUTH_RATE_LIMIT_PER_MINUTE',
  'PUSH_PUBLIC_KEY',
  'PUSH_SERVICES',
  'PAYMENT_GATEWAY',
  'PRAKERJA_DASHBOARD_URL',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_ISSUER',
  'FACEBOOK_APP_ID',
  'FACEBOOK_APP_SECRET',
  'FACEBOOK_URL',
  'FACEBOOK_GRAPH_URL',
] as const satisfies readonly (keyof Environment)[];

/** Settings of a running API; a function that needs some asks for those alone (`Pick`). */
export type Settings = Pick<Environment, (typeof READ_WHILE_SERVING)[number]>;

/** Where each of our sites is. */
export type SiteSettings = OriginSettings;

/** The settings of a running API out of all there are. */
export const settingsOf = (env: Environment): Settings =>
  Object.fromEntries(READ_WHILE_SERVING.map((name) => [name, env[name]])) as unknown as Settings;

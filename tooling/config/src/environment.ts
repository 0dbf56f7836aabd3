import { z } from 'zod';

const port = (fallback: number) => z.coerce.number().int().min(1).max(65535).default(fallback);
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

/**
 * Every setting Suluh reads from the environment, once, with its default. README "Configuration" lists the same names.
 * Ports are TCP ports; origins are `scheme://host:port` without a path.
 */
export const environmentSchema = z.object({
  /** Address every server of the stack listens on. */
  SULUH_HOST: z.string().min(1).default('127.0.0.1'),
  /** Folder for the embedded database, uploads, logs and generated secrets. Relative to the repository. */
  SULUH_DATA_DIR: z.string().min(1).default('.suluh'),
  MAIN_PORT: port(3000),
  INTERNSHIP_PORT: port(3001),
  MYINDIBIZ_PORT: port(3002),
  PROGRAM_PORT: port(3003),
  API_PORT: port(4000),
  OIDC_PORT: port(4010),
  STORYBOOK_PORT: port(6006),
  POSTGRES_PORT: port(5433),
  SMTP_PORT: port(2525),
  MAILBOX_PORT: port(8025),
  /** Origins as a browser sees them; the defaults follow from the ports. */
  MAIN_ORIGIN: origin.optional(),
  INTERNSHIP_ORIGIN: origin.optional(),
  MYINDIBIZ_ORIGIN: origin.optional(),
  PROGRAM_ORIGIN: origin.optional(),
  API_ORIGIN: origin.optional(),
  OIDC_ORIGIN: origin.optional(),
  /** Any PostgreSQL 15 or later. Empty: the embedded one is started. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Connections one API process keeps open. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  /** Basic credentials that identify our own client applications (decisions.md 9). */
  CLIENT_ID: z.string().min(1).default('suluh-web'),
  CLIENT_SECRET: z.string().min(1).default('suluh-web-public'),
  /** Key that signs access tokens; at least 32 characters. The stack makes one and keeps it when it is not given. */
  TOKEN_SECRET: z.string().min(32).optional(),
  /** SMTP relay for outgoing mail; the default is the local mailbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Suluh <halo@suluh.example>'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Requests per minute one address may send to the API before it is asked to wait. */
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  /** Attempts per minute one address may make to log in, register or reset a password. */
  AUTH_RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(20),
});

type RawEnvironment = z.infer<typeof environmentSchema>;

/** The validated environment, with every origin filled in. */
export type Environment = Omit<RawEnvironment, `${string}_ORIGIN`> & {
  [Name in Extract<keyof RawEnvironment, `${string}_ORIGIN`>]-?: string;
};

/** A setting has a value that cannot be used. `message` is one sentence a person can act on. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
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
  const local = (listenPort: number) => `http://localhost:${listenPort}`;
  return {
    ...env,
    MAIN_ORIGIN: env.MAIN_ORIGIN ?? local(env.MAIN_PORT),
    INTERNSHIP_ORIGIN: env.INTERNSHIP_ORIGIN ?? local(env.INTERNSHIP_PORT),
    MYINDIBIZ_ORIGIN: env.MYINDIBIZ_ORIGIN ?? local(env.MYINDIBIZ_PORT),
    PROGRAM_ORIGIN: env.PROGRAM_ORIGIN ?? local(env.PROGRAM_PORT),
    API_ORIGIN: env.API_ORIGIN ?? local(env.API_PORT),
    OIDC_ORIGIN: env.OIDC_ORIGIN ?? local(env.OIDC_PORT),
  };
}

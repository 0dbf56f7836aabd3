import type { Entry, ErrorCode } from '@suluh/api/catalogue';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { emailOf } from '../modules/auth/email.ts';
import { passwordKey } from '../modules/auth/guesses.ts';
import type { Settings } from '../settings.ts';
import { refusalOf } from './errorHandler.ts';
import { visitorKey } from './visitor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The entry of the catalogue that answers; other addresses have none. */
    entry?: Entry;
  }
}

/** Refusals that an attack would cause, and that hardly anybody meets twice who means well. */
const TOLD = new Set<ErrorCode>([
  'INVALID_CREDENTIALS',
  'OTP_INVALID',
  'NO_MEMBERSHIP',
  'FORBIDDEN',
  'TOKEN_REVOKED',
  'TOO_MANY_REQUESTS',
]);

/** Whose account a call says it is about, as the counters of tries know it: no address is written down. */
const accountOf = ({ body }: FastifyRequest): string | undefined => {
  const email = (body as { email?: unknown } | undefined)?.email;
  return typeof email === 'string' ? passwordKey(emailOf(email)) : undefined;
};

/** Who is logged in, and where, as a line of the log names them. */
export const callerOf = ({ caller }: FastifyRequest): { userId?: string; programId?: number } => ({
  ...(caller && 'userId' in caller ? { userId: caller.userId } : {}),
  ...(caller?.kind === 'learner' && caller.programId !== null ? { programId: caller.programId } : {}),
});

/** How often each entry refused for a reason that an attack would cause, since the process began. */
export class SecurityEvents {
  readonly #refusals = new Map<string, { entry: string; reason: ErrorCode; times: number }>();

  /** Has the log and the figures tell of each such refusal (docs/security.md#what-is-told). */
  install(app: FastifyInstance, settings: Pick<Settings, 'VISITOR_SECRET'>): void {
    app.addHook('onError', async (request, _reply, error) => {
      const { status } = refusalOf(error);
      if (!TOLD.has(status)) return;
      const entry = request.routeOptions.config.entry?.id ?? 'other';
      request.log.warn(
        {
          security: status,
          entry,
          from: visitorKey(request, settings),
          ...callerOf(request),
          account: accountOf(request),
        },
        'refused',
      );
      const key = `${entry} ${status}`;
      const counted = this.#refusals.get(key) ?? { entry, reason: status, times: 0 };
      counted.times += 1;
      this.#refusals.set(key, counted);
    });
  }

  /** In the text form of Prometheus. */
  written(): string {
    const name = 'suluh_refusals_total';
    return [
      `# HELP ${name} Refusals that an attack would cause, since this process began.`,
      `# TYPE ${name} counter`,
      ...[...this.#refusals.values()].map(
        ({ entry, reason, times }) => `${name}{entry="${entry}",reason="${reason}"} ${times}`,
      ),
      '',
    ].join('\n');
  }
}

import type { Environment } from '@suluh/config/environment';
import { z } from 'zod';
import { callProvider } from '../provider/callProvider.ts';

/** Sends text messages. */
export interface SmsClient {
  /**
   * @param to E.164 @returns whether the gateway took it; it refuses numbers that cannot be reached
   * @throws ProviderUnavailable when it stays without an answer
   */
  send(to: string, text: string): Promise<'sent' | 'unreachable'>;
}

/** Numbers of refusals that speak of the number a message is for (twilio.com/docs/api/errors). */
const ABOUT_THE_NUMBER = new Set([21211, 21214, 21408, 21610, 21612, 21614, 30003, 30005, 30006]);
const refusal = z.object({ code: z.number() });

/**
 * The gateway of the configuration, by the Messages resource of Twilio's API (2010-04-01); null where there is none. Tried
 * once: a message has no id that would keep a second one away.
 */
export function smsOf(env: Pick<Environment, 'SMS_URL' | 'SMS_ACCOUNT' | 'SMS_KEY' | 'SMS_SENDER'>): SmsClient | null {
  const { SMS_URL: url, SMS_ACCOUNT: account, SMS_KEY: key, SMS_SENDER: sender } = env;
  if (url === '') return null;
  const authorization = `Basic ${Buffer.from(`${account}:${key}`).toString('base64')}`;
  return {
    async send(to, text) {
      const { status, body } = await callProvider(
        `${url}/2010-04-01/Accounts/${account}/Messages.json`,
        {
          method: 'POST',
          headers: { authorization, accept: 'application/json' },
          body: new URLSearchParams({ To: to, From: sender, Body: text }),
        },
        { attempts: 1 },
      );
      if (status === 201) return 'sent';
      const refused = refusal.safeParse(body);
      if (refused.success && ABOUT_THE_NUMBER.has(refused.data.code)) return 'unreachable';
      throw new Error(`SMS gateway answered ${status} ${refused.data?.code ?? ''}`.trim());
    },
  };
}

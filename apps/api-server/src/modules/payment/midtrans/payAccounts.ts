import { nationalDigits } from '@suluh/domain/validation';
import { z } from 'zod';
import type { ProviderAnswer } from '../../../provider/callProvider.ts';
import { MIDTRANS_GATEWAY } from '../gateway.ts';
import { linkableOf } from '../provider/methods.ts';
import type { LinkRequest, Patience, ProviderWallets, WalletAccount } from '../provider/wallets.ts';

/** A call of the Core API; `status` is the one inside the body. */
export type CoreCall = (
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  options?: { idempotencyKey?: string; patience?: Patience | undefined },
) => Promise<ProviderAnswer & { message: string }>;

interface Settings {
  call: CoreCall;
  refused: (answer: { status: number; message: string }) => Error;
}

const INDONESIA = '62';

const account = z.object({
  account_id: z.string().min(1).max(200),
  account_status: z.enum(['PENDING', 'ENABLED', 'EXPIRED', 'DISABLED']),
  actions: z.array(z.object({ name: z.string(), url: z.url() })).optional(),
  metadata: z
    .object({
      payment_options: z.array(
        z.object({
          name: z.string(),
          active: z.boolean(),
          balance: z
            .object({ value: z.string().regex(/^\d{1,13}(\.\d{1,2})?$/), currency: z.literal('IDR') })
            .optional(),
          token: z.string().min(1).optional(),
        }),
      ),
    })
    .optional(),
});
type Account = z.output<typeof account>;

const STATES = { PENDING: 'pending', ENABLED: 'linked', EXPIRED: 'ended', DISABLED: 'ended' } as const;

/** Of the ways to pay by an account the money in it; not what GoPay lends. */
const walletIn = ({ metadata }: Account) =>
  metadata?.payment_options.find(({ name, active }) => name === 'GOPAY_WALLET' && active);

const toldOf = (read: Account): WalletAccount => {
  const balance = walletIn(read)?.balance?.value;
  return {
    accountId: read.account_id,
    state: STATES[read.account_status],
    balanceRupiah: balance === undefined ? null : Math.trunc(Number(balance)),
  };
};

const partnerOf = ({ phone, returnUrl }: LinkRequest) => ({
  phone_number: nationalDigits(phone),
  country_code: INDONESIA,
  redirect_url: returnUrl,
});

/** Accounts of GoPay linked to us, and the token one is charged by: GoPay Tokenization (docs.midtrans.com). */
export function payAccounts({ call, refused }: Settings): ProviderWallets & {
  /** What a charge names to be paid by an account; null when it cannot be any more. */
  tokenOf(accountId: string): Promise<string | null>;
} {
  const path = (accountId: string) => `/pay/account/${encodeURIComponent(accountId)}`;

  async function find(accountId: string, patience?: Patience): Promise<Account | null> {
    const answer = await call('GET', path(accountId), undefined, { patience });
    if (answer.status === 404) return null;
    const read = account.safeParse(answer.body); // 200, 201 and 204 all tell of an account
    if (!read.success) throw refused(answer);
    return read.data;
  }

  return {
    methods: linkableOf(MIDTRANS_GATEWAY),
    async link(request) {
      const body = { payment_type: 'gopay', gopay_partner: partnerOf(request) };
      const answer = await call('POST', '/pay/account', body, { idempotencyKey: request.walletId });
      if (answer.status > 201) throw refused(answer);
      const made = account.parse(answer.body);
      const link = made.actions?.find(({ name }) => name === 'activation-link-url' || name === 'activation-deeplink');
      return { ...toldOf(made), linkUrl: made.account_status === 'PENDING' ? (link?.url ?? null) : null };
    },
    async account(accountId, patience) {
      const found = await find(accountId, patience);
      return found ? toldOf(found) : { accountId, state: 'ended', balanceRupiah: null };
    },
    async unlink(accountId) {
      const answer = await call('POST', `${path(accountId)}/unbind`);
      if (answer.status !== 204 && answer.status !== 200 && answer.status !== 404) throw refused(answer);
    },
    async tokenOf(accountId) {
      const found = await find(accountId);
      return (found?.account_status === 'ENABLED' && walletIn(found)?.token) || null;
    },
  };
}

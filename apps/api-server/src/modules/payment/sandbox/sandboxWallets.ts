import { z } from 'zod';
import { callProvider, type ProviderAnswer } from '../../../provider/callProvider.ts';
import { linkableOf } from '../provider/methods.ts';
import type { Patience, ProviderWallets, WalletAccount } from '../provider/wallets.ts';

interface Settings {
  url: string;
  headers: Record<string, string>;
  refused: (answer: ProviderAnswer) => Error;
}

const wallet = z.object({
  id: z.string(),
  state: z.enum(['pending', 'linked', 'ended']),
  balance: z.int().min(0).nullable(),
  linkUrl: z.url().nullable(),
});

const accountOf = ({ id, state, balance }: z.output<typeof wallet>): WalletAccount => ({
  accountId: id,
  state,
  balanceRupiah: balance,
});

/** The wallets of the provider that comes with Suluh (tooling/stack/src/payment-sandbox/wallets.ts). */
export function sandboxWallets({ url, headers, refused }: Settings): ProviderWallets {
  const call = (method: 'GET' | 'POST', path: string, body?: unknown, patience?: Patience) =>
    callProvider(
      `${url}/v1/wallets${path}`,
      { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) },
      patience,
    );
  const named = (accountId: string) => `/${encodeURIComponent(accountId)}`;
  return {
    methods: linkableOf('sandbox'),
    async link({ walletId, productCode, phone, returnUrl }) {
      const answer = await call('POST', '', { id: walletId, method: productCode, phone, returnUrl });
      if (answer.status > 201) throw refused(answer);
      const made = wallet.parse(answer.body);
      return { ...accountOf(made), linkUrl: made.linkUrl };
    },
    async account(accountId, patience) {
      const answer = await call('GET', named(accountId), undefined, patience);
      if (answer.status === 404) return { accountId, state: 'ended', balanceRupiah: null };
      if (answer.status !== 200) throw refused(answer);
      return accountOf(wallet.parse(answer.body));
    },
    async unlink(accountId) {
      const answer = await call('POST', `${named(accountId)}/unlink`, {});
      if (answer.status !== 200 && answer.status !== 404) throw refused(answer);
    },
  };
}

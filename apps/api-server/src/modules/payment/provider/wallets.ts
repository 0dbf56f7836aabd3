/** What is asked of a provider: to link the wallet of a person, who agrees to it on the provider's page. */
export interface LinkRequest {
  /** Ours; it makes the request idempotent. */
  walletId: string;
  productCode: string;
  /** E.164. */
  phone: string;
  /** Where the provider's page leads back to. */
  returnUrl: string;
}

/** What a provider says about a wallet. */
export interface WalletAccount {
  /** The provider's own id. */
  accountId: string;
  /** `pending` until its owner has agreed, `ended` when they did not, or took it back. */
  state: 'pending' | 'linked' | 'ended';
  /** What is in it; null while it is not linked, or is not told. */
  balanceRupiah: number | null;
}

/** A wallet that was begun to be linked, and the page where its owner agrees; null when they have. */
interface LinkedAccount extends WalletAccount {
  linkUrl: string | null;
}

/** How long an answer is waited for: usually as long, and as often, as for every call. */
export interface Patience {
  attempts: number;
  timeoutMs: number;
}

/** Wallets that are linked once, to tell their balance and be paid by (docs/product/payment.md#linked-wallets). */
export interface ProviderWallets {
  /** Product codes of what can be linked. */
  readonly methods: readonly string[];
  link(request: LinkRequest): Promise<LinkedAccount>;
  account(accountId: string, patience?: Patience): Promise<WalletAccount>;
  /** One that is not linked, or not known, is left as it is. */
  unlink(accountId: string): Promise<void>;
}

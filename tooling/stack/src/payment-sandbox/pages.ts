import { renderSVG } from 'uqr';
import { escape, page, rupiah } from '../web/page.ts';
import type { Wallet } from './wallets.ts';
import { METHODS, type Charge, type ChargeState, type Delivery } from './charges.ts';

const STATES: Record<ChargeState, string> = {
  pending: 'Menunggu pembayaran',
  settled: 'Sudah dibayar',
  failed: 'Gagal',
  cancelled: 'Dibatalkan',
  expired: 'Kedaluwarsa',
  reversed: 'Dana dikembalikan',
};

/** What a person can do with a charge: where it goes, and how the shop hears of it. */
export interface Action {
  label: string;
  hint?: string;
  to: ChargeState;
  delivery: Delivery;
  kind?: 'main' | 'danger';
}

/** Every action by its name in the form. `amount` of `salah` is completed by the charge. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  bayar: { label: 'Bayar sekarang', to: 'settled', delivery: {}, kind: 'main' },
  tunda: {
    label: 'Bayar, kabar terlambat',
    hint: 'Toko baru diberi tahu 30 detik kemudian.',
    to: 'settled',
    delivery: { delayMs: 30_000 },
  },
  hilang: {
    label: 'Bayar, kabar hilang',
    hint: 'Toko tidak diberi tahu dan harus bertanya sendiri.',
    to: 'settled',
    delivery: { isLost: true },
  },
  ganda: {
    label: 'Bayar, kabar berulang',
    hint: 'Kabar yang sama dikirim lima kali.',
    to: 'settled',
    delivery: { copies: 5 },
  },
  acak: {
    label: 'Bayar, kabar tidak berurutan',
    hint: 'Kabar lama menyusul setelah kabar lunas.',
    to: 'settled',
    delivery: { isReordered: true },
  },
  salah: {
    label: 'Bayar, jumlah pada kabar salah',
    hint: 'Toko harus menolak kabar ini.',
    to: 'settled',
    delivery: { amount: 1 },
  },
  gagal: { label: 'Gagalkan pembayaran', to: 'failed', delivery: {}, kind: 'danger' },
  balik: {
    label: 'Kembalikan dana',
    hint: 'Bank menarik kembali pembayaran yang sudah lunas.',
    to: 'reversed',
    delivery: {},
    kind: 'danger',
  },
};

const layout = (title: string, body: string, refreshSeconds?: number): string =>
  page({
    title,
    brand: 'Sandbox Pembayaran',
    tagline: 'uang mainan',
    body,
    ...(refreshSeconds ? { refreshSeconds } : {}),
  });

const search = (asked: string): string =>
  `<form action="/" method="get" role="search"><label for="cari">Nomor virtual account atau nomor pesanan</label><input id="cari" name="cari" value="${escape(asked)}" autocomplete="off" inputmode="text"><button class="main" style="margin-top:.5rem">Cari tagihan</button></form>`;

const row = (charge: Charge): string =>
  `<li><a href="/bayar/${escape(charge.id)}">${escape(METHODS[charge.method]?.name ?? charge.method)}, ${rupiah(charge.amount)}<br><small>${escape(charge.number ?? charge.orderId)}, ${STATES[charge.state]}</small></a></li>`;

/** Where a person looks for what to pay. */
export function startPage(found: readonly Charge[], asked: string): string {
  const title = asked === '' ? 'Bayar tagihan' : `Hasil untuk “${asked}”`;
  const list =
    found.length > 0
      ? `<ul>${found.map(row).join('')}</ul>`
      : `<p role="status">${asked === '' ? 'Belum ada tagihan.' : 'Tagihan tidak ditemukan. Periksa kembali nomornya.'}</p>`;
  return layout(
    title,
    `<h1>${escape(title)}</h1>${search(asked)}<h2>${asked === '' ? 'Tagihan terbaru' : 'Tagihan'}</h2>${list}`,
  );
}

const button = ([name, { label, hint, kind }]: [string, Action]): string =>
  `<form method="post"><button name="aksi" value="${name}"${kind ? ` class="${kind}"` : ''}>${escape(label)}${hint ? `<small>${escape(hint)}</small>` : ''}</button></form>`;

/** The page a charge is paid on. */
export function chargePage(charge: Charge, expiresAt: string, address = '', wallet?: Wallet): string {
  const can = Object.entries(ACTIONS).filter(([, { to }]) =>
    charge.state === 'pending' ? to !== 'reversed' : charge.state === 'settled' && to === 'reversed',
  );
  const waiting = charge.messages.filter((message) => !message.isDelivered).length;
  const method = METHODS[charge.method]?.name ?? charge.method;
  const back = charge.returnUrl === '' ? '' : `<p><a href="${escape(charge.returnUrl)}">Kembali ke Suluh</a></p>`;
  return layout(
    method,
    `<h1>${escape(method)}</h1><p role="status"><span class="state">${STATES[charge.state]}</span>${waiting > 0 ? ` ${waiting} kabar sedang dikirim ke toko.` : ''}</p>` +
      (METHODS[charge.method]?.hasQr && charge.state === 'pending'
        ? `<p role="img" aria-label="Kode QR tagihan ini" style="max-width:16rem">${renderSVG(address, { ecc: 'M', border: 4 })}</p>`
        : '') +
      `<dl><div><dt>Jumlah</dt><dd>${rupiah(charge.amount)}</dd></div>${charge.number ? `<div><dt>Nomor virtual account</dt><dd>${escape(charge.number)}</dd></div>` : ''}` +
      `<div><dt>Pesanan</dt><dd>${escape(charge.orderId)}</dd></div><div><dt>Untuk</dt><dd>${escape(charge.description)}</dd></div><div><dt>Pembayar</dt><dd>${escape(charge.customer)}</dd></div>${wallet ? `<div><dt>Dompet ${escape(wallet.phone)}</dt><dd>Saldo ${rupiah(wallet.balance)}</dd></div>` : ''}<div><dt>Berlaku sampai</dt><dd>${escape(expiresAt)} WIB</dd></div></dl>` +
      (can.length > 0 ? `<h2>Tindakan</h2>${can.map(button).join('')}` : '') +
      back,
  );
}

const WALLET_STATES: Record<Wallet['state'], string> = {
  pending: 'Menunggu persetujuanmu',
  linked: 'Terhubung dengan Suluh',
  ended: 'Tidak terhubung',
};

/** The page a wallet is linked on, with as much in it as whoever tries it out likes. */
export function walletPage({ method, phone, state, balance, returnUrl }: Wallet): string {
  const name = METHODS[method]?.name ?? method;
  const ask =
    '<form method="post"><label for="saldo">Saldo mainan (rupiah)</label>' +
    `<input id="saldo" name="saldo" type="number" min="0" step="1" value="${balance}"><button class="main" name="aksi" value="setuju" style="margin-top:.5rem">Setujui dan hubungkan</button></form>` +
    '<form method="post"><button class="danger" name="aksi" value="tolak">Tolak</button></form>';
  return layout(
    `Hubungkan ${name}`,
    `<h1>Hubungkan ${escape(name)} ke Suluh?</h1><p role="status"><span class="state">${WALLET_STATES[state]}</span></p>` +
      `<dl><div><dt>Nomor ponsel</dt><dd>${escape(phone)}</dd></div>${state === 'linked' ? `<div><dt>Saldo</dt><dd>${rupiah(balance)}</dd></div>` : ''}</dl>` +
      (state === 'pending' ? ask : '') +
      (returnUrl === '' ? '' : `<p><a href="${escape(returnUrl)}">Kembali ke Suluh</a></p>`),
  );
}

/** For an address nothing is at. */
export const missingPage = (): string => layout('Tidak ditemukan', `<h1>Tagihan tidak ditemukan</h1>${search('')}`);

/** Text messages, each within the 160 letters of one (docs/product/account.md#phone). */
export const smsText = {
  code: ({ product, code }: { product: string; code: string }) =>
    `${code} kode verifikasi nomor ponselmu di ${product}. Berlaku 10 menit. Jangan berikan kepada siapa pun.`,
} as const;

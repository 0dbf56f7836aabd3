/** A way to pay with how long it may wait and how it is done. `{number}` and `{amount}` are filled in by the page. */
export interface DemoPayment {
  code: string;
  /** Its plate, a file below `payment/png` of the storage. */
  mark: string;
  name: string;
  type: string;
  terms: readonly string[];
  fee: number;
  validMinutes: number;
  isRecommended?: boolean;
  instructions: readonly (readonly [channel: string, ...steps: string[]])[];
}

const DAY = 1_440;
const HOUR = 60;

const VA_TERMS = [
  'Bayar dalam 24 jam sejak nomor virtual account dibuat.',
  'Jumlah transfer harus sama persis dengan tagihan.',
  'Pembayaran diperiksa otomatis, tidak perlu mengirim bukti transfer.',
];
const WALLET_TERMS = ['Bayar dalam 1 jam.', 'Pastikan saldomu mencukupi.'];

const providerPage = (app: string): readonly [string, ...string[]] => [
  app,
  'Tekan Lihat Cara Bayar untuk membuka halaman pembayaran.',
  `Ikuti petunjuk di halaman itu, lalu setujui pembayaran {amount} di ${app}.`,
  'Kembali ke Suluh. Status pesananmu berubah setelah pembayaran diterima.',
];

const bca: DemoPayment = {
  code: 'VA_BCA',
  mark: 'bca.svg',
  name: 'BCA Virtual Account',
  type: 'VA',
  terms: VA_TERMS,
  fee: 4_000,
  validMinutes: DAY,
  isRecommended: true,
  instructions: [
    [
      'ATM BCA',
      'Masukkan kartu ATM dan PIN BCA kamu.',
      'Pilih Transaksi Lainnya, lalu Transfer, lalu Ke Rek BCA Virtual Account.',
      'Masukkan nomor virtual account {number}, lalu pilih Benar.',
      'Periksa nama dan jumlah {amount}, lalu pilih Ya.',
      'Simpan struk sebagai bukti pembayaran.',
    ],
    [
      'BCA mobile',
      'Buka aplikasi BCA mobile, pilih m-BCA, dan masukkan kode akses.',
      'Pilih m-Transfer, lalu BCA Virtual Account.',
      'Masukkan nomor virtual account {number}, lalu tekan Send.',
      'Periksa nama dan jumlah {amount}, lalu tekan OK.',
      'Masukkan PIN m-BCA. Simpan bukti pembayaran.',
    ],
    [
      'KlikBCA',
      'Masuk ke KlikBCA Individual dengan User ID dan PIN.',
      'Pilih Transfer Dana, lalu Transfer ke BCA Virtual Account.',
      'Masukkan nomor virtual account {number}, lalu pilih Lanjutkan.',
      'Periksa nama dan jumlah {amount}, lalu pilih Lanjutkan.',
      'Masukkan respon KeyBCA Appli 1, lalu pilih Kirim.',
      'Simpan bukti pembayaran.',
    ],
  ],
};

const bni: DemoPayment = {
  code: 'VA_BNI',
  mark: 'bni.svg',
  name: 'BNI Virtual Account',
  type: 'VA',
  terms: VA_TERMS,
  fee: 4_000,
  validMinutes: DAY,
  instructions: [
    [
      'ATM BNI',
      'Masukkan kartu ATM, pilih bahasa, dan masukkan PIN kamu.',
      'Pilih Menu Lainnya, lalu Transfer.',
      'Pilih rekening yang dipakai, lalu Virtual Account Billing.',
      'Masukkan nomor virtual account {number}, lalu pilih Lanjut.',
      'Periksa jumlah {amount}, lalu pilih Ya.',
      'Simpan struk sebagai bukti pembayaran.',
    ],
    [
      'BNI Mobile Banking',
      'Buka BNI Mobile Banking dan masuk dengan User ID dan MPIN.',
      'Pilih Transfer, lalu Virtual Account Billing.',
      'Pilih rekening debet, buka tab Input Baru, dan masukkan nomor virtual account {number}.',
      'Tekan Lanjut dan periksa jumlah {amount}.',
      'Masukkan password transaksi. Simpan bukti pembayaran.',
    ],
    [
      'BNI Internet Banking',
      'Masuk ke ibank.bni.co.id dengan User ID dan password.',
      'Pilih Transfer, lalu Virtual Account Billing.',
      'Masukkan nomor virtual account {number} dan pilih rekening debet, lalu Lanjut.',
      'Periksa jumlah {amount}.',
      'Masukkan kode otentikasi dari token BNI, lalu Proses.',
      'Simpan bukti pembayaran.',
    ],
  ],
};

const bri: DemoPayment = {
  code: 'VA_BRI',
  mark: 'bri.svg',
  name: 'BRI Virtual Account (BRIVA)',
  type: 'VA',
  terms: VA_TERMS,
  fee: 4_000,
  validMinutes: DAY,
  instructions: [
    [
      'ATM BRI',
      'Masukkan kartu ATM dan PIN BRI kamu.',
      'Pilih Transaksi Lain, lalu Pembayaran, lalu Lainnya, lalu BRIVA.',
      'Masukkan nomor BRIVA {number}, lalu pilih Benar.',
      'Periksa nama dan jumlah {amount}, lalu pilih Ya.',
      'Simpan struk sebagai bukti pembayaran.',
    ],
    [
      'BRImo',
      'Buka aplikasi BRImo dan masuk.',
      'Pilih BRIVA, lalu Pembayaran Baru.',
      'Masukkan nomor BRIVA {number}, lalu tekan Lanjutkan.',
      'Periksa nama dan jumlah {amount}, lalu tekan Bayar.',
      'Masukkan PIN BRImo. Simpan bukti pembayaran.',
    ],
    [
      'Internet Banking BRI',
      'Masuk ke ib.bri.co.id dengan User ID dan password.',
      'Pilih Pembayaran, lalu BRIVA.',
      'Pilih rekening sumber dan masukkan nomor BRIVA {number} sebagai kode bayar, lalu Kirim.',
      'Periksa nama dan jumlah {amount}.',
      'Masukkan password dan mToken, lalu Kirim.',
      'Simpan bukti pembayaran.',
    ],
  ],
};

const mandiri: DemoPayment = {
  code: 'VA_MANDIRI',
  mark: 'mandiri.svg',
  name: 'Mandiri Virtual Account',
  type: 'VA',
  terms: VA_TERMS,
  fee: 4_000,
  validMinutes: DAY,
  instructions: [
    [
      'ATM Mandiri',
      'Masukkan kartu ATM dan PIN Mandiri kamu.',
      'Pilih Bayar/Beli, lalu Lainnya, lalu Lainnya sekali lagi, dan pilih Multipayment.',
      'Masukkan kode perusahaan, yaitu lima angka pertama dari {number}, lalu pilih Benar.',
      'Masukkan nomor virtual account {number} lengkap, lalu pilih Benar.',
      'Periksa jumlah {amount}, tekan angka 1, lalu pilih Ya.',
      'Simpan struk sebagai bukti pembayaran.',
    ],
    [
      "Livin' by Mandiri",
      "Buka aplikasi Livin' by Mandiri dan masuk.",
      'Pilih Bayar/VA.',
      'Masukkan nomor virtual account {number} pada kolom pencarian, lalu pilih penyedia jasa yang muncul.',
      'Periksa nama dan jumlah {amount}, lalu tekan Lanjut Bayar.',
      'Masukkan PIN. Simpan bukti pembayaran.',
    ],
    [
      'Mandiri Internet Banking',
      'Masuk ke Mandiri Internet Banking dengan User ID dan PIN.',
      'Pilih Bayar, lalu Multipayment.',
      'Pilih penyedia jasa, masukkan nomor virtual account {number}, lalu Lanjutkan.',
      'Periksa nama dan jumlah {amount}, centang tagihan, lalu Lanjutkan.',
      'Masukkan PIN Appli 1 dari token, lalu Kirim.',
      'Simpan bukti pembayaran.',
    ],
  ],
};

const permata: DemoPayment = {
  code: 'VA_PERMATA',
  mark: 'permata.svg',
  name: 'Permata Virtual Account',
  type: 'VA',
  terms: VA_TERMS,
  fee: 4_000,
  validMinutes: DAY,
  instructions: [
    [
      'ATM Permata',
      'Masukkan kartu ATM dan PIN Permata kamu.',
      'Pilih Transaksi Lainnya, lalu Pembayaran, lalu Pembayaran Lainnya, lalu Virtual Account.',
      'Masukkan nomor virtual account {number}, lalu pilih Benar.',
      'Periksa nama dan jumlah {amount}, pilih rekening, lalu konfirmasi.',
      'Simpan struk sebagai bukti pembayaran.',
    ],
    [
      'PermataMobile X',
      'Buka aplikasi PermataMobile X dan masuk.',
      'Pilih Bayar Tagihan, lalu Virtual Account.',
      'Masukkan nomor virtual account {number}, lalu tekan Lanjut.',
      'Pilih sumber dana dan periksa jumlah {amount}.',
      'Masukkan Mobile PIN. Simpan bukti pembayaran.',
    ],
    [
      'PermataNet',
      'Masuk ke PermataNet dengan User ID dan password.',
      'Pilih Pembayaran Tagihan, lalu Virtual Account.',
      'Pilih rekening sumber dan masukkan nomor virtual account {number}, lalu Lanjut.',
      'Periksa nama dan jumlah {amount}.',
      'Masukkan kode otorisasi dari mobile token, lalu Kirim.',
      'Simpan bukti pembayaran.',
    ],
  ],
};

/** Every way to pay of the demo, in the order they are listed in. */
export const payments: readonly DemoPayment[] = [
  bca,
  bni,
  bri,
  mandiri,
  permata,
  {
    code: 'GOPAY',
    mark: 'gopay.svg',
    name: 'GoPay',
    type: 'E-wallet',
    terms: WALLET_TERMS,
    fee: 2_000,
    validMinutes: HOUR,
    instructions: [providerPage('GoPay')],
  },
  {
    code: 'OVO',
    mark: 'ovo.svg',
    name: 'OVO',
    type: 'E-wallet',
    terms: WALLET_TERMS,
    fee: 2_000,
    validMinutes: HOUR,
    instructions: [providerPage('OVO')],
  },
  {
    code: 'QRIS',
    mark: 'qris.svg',
    name: 'QRIS',
    type: 'ONLINEPAYMENT',
    terms: ['Bayar dalam 1 jam.', 'Bisa dipindai dengan aplikasi bank atau dompet digital apa pun.'],
    fee: 1_000,
    validMinutes: HOUR,
    isRecommended: true,
    instructions: [
      [
        'Aplikasi bank atau dompet digital',
        'Buka aplikasi bank atau dompet digitalmu, lalu pilih Bayar atau QRIS.',
        'Pindai kode QR di halaman ini, atau pilih gambarnya dari galeri, lalu periksa jumlah {amount}.',
        'Masukkan PIN untuk membayar.',
        'Kembali ke Suluh. Status pesananmu berubah setelah pembayaran diterima.',
      ],
    ],
  },
  {
    code: 'CREDIT_CARD',
    mark: 'kartu.svg',
    name: 'Kartu Kredit',
    type: 'Kartu Kredit',
    terms: ['Visa, Mastercard, dan JCB.', 'Bank penerbit dapat meminta kode OTP.'],
    fee: 5_000,
    validMinutes: HOUR,
    instructions: [providerPage('Kartu Kredit')],
  },
  {
    code: 'pmo_prakerja',
    mark: 'prakerja.svg',
    name: 'Kartu Prakerja',
    type: 'Prakerja',
    terms: ['Hanya untuk satu kursus Prakerja dalam satu pesanan.', 'Kode OTP dikirim Prakerja ke nomor ponselmu.'],
    fee: 0,
    validMinutes: DAY,
    instructions: [
      [
        'Kartu Prakerja',
        'Tekan Bayar Sekarang dan masukkan 16 angka nomor Kartu Prakerja.',
        'Tunggu SMS dari Prakerja, lalu masukkan kode OTP.',
        'Setelah kode benar, saldo pelatihanmu terpotong {amount} dan kursus langsung terbuka.',
      ],
    ],
  },
  {
    code: 'INVOICE_TRANSFER',
    mark: 'faktur.svg',
    name: 'Faktur dengan Transfer Bank',
    type: 'PostPaid',
    terms: [
      'Untuk instansi atau perusahaan.',
      'Bayar dalam 7 hari sejak faktur dibuat.',
      'Isi data PIC penagihan terlebih dahulu.',
    ],
    fee: 0,
    validMinutes: 7 * DAY,
    instructions: [
      [
        'Transfer bank',
        'Unduh faktur dan teruskan ke bagian keuangan.',
        'Transfer {amount} ke nomor {number} dari bank mana pun. Jumlahnya harus sama persis.',
        'Kursus terbuka setelah transfer diterima.',
      ],
    ],
  },
];

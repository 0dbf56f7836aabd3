import type { ProviderInstructions } from '../provider/port.ts';

/** Midtrans collects for Mandiri as a bill: company code and bill key, written with a space between in `{number}`. */
const mandiriBill: ProviderInstructions = [
  {
    channel: 'ATM Mandiri',
    steps: [
      'Masukkan kartu ATM dan PIN kamu.',
      'Pilih Bayar/Beli, lalu Lainnya, lalu Lainnya sekali lagi, dan pilih Multipayment.',
      'Masukkan kode perusahaan, yaitu angka sebelum spasi pada {number}, lalu tekan Benar.',
      'Masukkan kode bayar, yaitu angka sesudah spasi pada {number}, lalu tekan Benar.',
      'Periksa nama dan jumlah {amount}, tekan 1, lalu Ya untuk membayar.',
      'Simpan struk sebagai bukti pembayaran.',
    ],
  },
  {
    channel: "Livin' by Mandiri",
    steps: [
      "Buka aplikasi Livin' by Mandiri dan masuk ke akunmu.",
      'Pilih Bayar, lalu cari penyedia jasa Midtrans.',
      'Masukkan kode bayar, yaitu angka sesudah spasi pada {number}, lalu lanjutkan.',
      'Periksa nama dan jumlah {amount}, lalu konfirmasi.',
      'Masukkan PIN kamu. Simpan bukti pembayaran.',
    ],
  },
  {
    channel: 'Mandiri Internet Banking',
    steps: [
      'Masuk ke Mandiri Internet Banking.',
      'Pilih Bayar, lalu Multipayment.',
      'Pilih penyedia jasa Midtrans dan masukkan kode bayar, yaitu angka sesudah spasi pada {number}.',
      'Periksa jumlah {amount}, lalu lanjutkan.',
      'Masukkan kode dari token Mandiri. Simpan bukti pembayaran.',
    ],
  },
];

/** Where Midtrans has a method paid in another way than its bank says. */
export const midtransInstructions = (productCode: string): ProviderInstructions | null =>
  productCode === 'VA_MANDIRI' ? mandiriBill : null;

import * as label from './label.ts';
import { SHARED } from './staffWords.ts';
import { statementText } from './statement.ts';

/** Statements and the seller in the back office. */
export const staffMoneyText = {
  statements: SHARED.statements,
  statement: {
    csv: label.downloadCsv,
    pdf: 'Cetak (PDF)',
    lines: statementText.lines,
    page: (page: number, pages: number) => `Halaman ${page} dari ${pages}`,
    before: 'Sebelumnya',
    next: 'Berikutnya',
    note: statementText.note,
  },
  seller: {
    title: 'Penjual dan pajak',
    lead: 'Tercetak di setiap faktur baru. Faktur yang sudah terbit tidak berubah.',
    name: 'Nama penjual',
    address: 'Alamat penjual',
    npwp: 'NPWP (angka saja, boleh kosong)',
    taxPercent: 'PPN di dalam harga (%); 0 kalau tidak ada',
    feePercent: label.platformShareOfPartner,
    save: 'Simpan identitas',
    saved: 'Tersimpan. Faktur berikutnya memakai data ini.',
  },
} as const;

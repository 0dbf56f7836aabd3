import { describe, expect, it } from 'vitest';
import { textOfPdf } from '../../../../test/pdfText.ts';
import { creditNotePdf } from './creditNotePdf.ts';
import { invoicePdf, type Invoice } from './invoicePdf.ts';

const seller = {
  name: 'PT Suluh Belajar Nusantara',
  address: 'Jalan Tamansari 12, Bandung',
  npwp: '012345678901000',
  taxPercent: 11,
  feePercent: 10,
};

const paid: Invoice = {
  seller,
  standing: 'numbered',
  invoiceNumber: 'INV/20261122/000042',
  creditNumbers: [],
  invoiceId: 'TRX/20261121/ABCD2345',
  orderId: 'SLH-ABC23DEF4567',
  createdAt: new Date('2026-11-21T01:00:00Z'),
  paidAt: new Date('2026-11-21T18:30:00Z'),
  deadline: null,
  billedTo: ['Rani Kusumawati', 'rani@suluh.example'],
  method: 'BCA Virtual Account',
  transferNumber: null,
  items: [
    { fullname: 'Excel untuk Administrasi', schedule: [], priceRupiah: 150_000 },
    {
      fullname: 'Batik Tulis',
      schedule: ['Batch 1, 1 – 2 Januari 2027', '09.00 – 17.00 WIB', 'Rumah Batik Pesisir, Pekalongan'],
      priceRupiah: 1_275_000,
    },
  ],
  purchaseRupiah: 1_425_000,
  promo: { code: 'NYALA50', discountRupiah: 50_000 },
  feeRupiah: 4_000,
  totalRupiah: 1_379_000,
  orderUrl: 'https://suluh.example/payment-process?order=SLH-ABC23DEF4567',
};

describe('the invoice as PDF', () => {
  it('says number, dates, learner, courses, promo, fee, total, and that it is paid', async () => {
    const text = await textOfPdf(await invoicePdf(paid));
    for (const part of [
      'INV/20261122/000042',
      'TRX/20261121/ABCD2345',
      'PT Suluh Belajar Nusantara',
      'Jalan Tamansari 12, Bandung',
      'NPWP 01.234.567.8-901.000',
      'Termasuk PPN 11%',
      'Rp136.658',
      'Rp1.242.342',
      'SLH-ABC23DEF4567',
      '21 November 2026',
      '22 November 2026',
      '01.30 WIB',
      'Rani Kusumawati',
      'rani@suluh.example',
      'BCA Virtual Account',
      'Excel untuk Administrasi',
      'Rp150.000',
      'Rp1.275.000',
      'NYALA50',
      '-Rp50.000',
      'Biaya Platform',
      'Rp4.000',
      'Total Pembayaran',
      'Rp1.379.000',
      'LUNAS',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('BELUM DIBAYAR');
  });

  it('is read in order, each fact with its name, and the amounts as a table', async () => {
    const pdf = (await invoicePdf(paid)).toString('latin1');
    expect(pdf).toContain('/ActualText (Nomor faktur: INV/20261122/000042)');
    expect(pdf).toContain('/Alt (Suluh)');
    expect(pdf).toContain(`/Alt (Kode QR menuju ${paid.orderUrl})`);
    expect(pdf.match(/\/S \/TR\b/g)).toHaveLength(3 + 6);
  });

  it('says under a course when and where the schedule is that was bought', async () => {
    const text = await textOfPdf(await invoicePdf(paid));
    const at = (part: string) => text.indexOf(part);
    for (const part of ['Batch 1, 1', '2 Januari 2027', '09.00', '17.00 WIB', 'Rumah Batik Pesisir, Pekalongan'])
      expect(text).toContain(part);
    expect(at('Batik Tulis')).toBeLessThan(at('Batch 1, 1'));
  });

  it('names deadline, bank and number to transfer to while it is not paid, and leaves out what there is not', async () => {
    const text = await textOfPdf(
      await invoicePdf({
        ...paid,
        paidAt: null,
        deadline: new Date('2026-11-28T01:00:00Z'),
        transferNumber: '8529912345678901',
        promo: null,
        feeRupiah: 0,
      }),
    );
    for (const part of ['BELUM DIBAYAR', 'Jatuh tempo', '28 November 2026', 'Bank Permata', '8529912345678901'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/LUNAS|Potongan|Biaya Platform/);
  });

  it('says calmly that the number is on its way, and no tax where there is none', async () => {
    const text = await textOfPdf(
      await invoicePdf({ ...paid, standing: 'numbering', invoiceNumber: null, seller: { ...seller, taxPercent: 0 } }),
    );
    expect(text).toContain('Nomor faktur sedang dibuat');
    expect(text).toContain('LUNAS');
    expect(text).not.toMatch(/PPN|INV\//);
  });

  it('names what took it back', async () => {
    const text = await textOfPdf(await invoicePdf({ ...paid, creditNumbers: ['NK/20261201/000001'] }));
    expect(text).toContain('Nota Kredit');
    expect(text).toContain('NK/20261201/000001');
  });

  it('holds many courses on several pages, and names no font can write', async () => {
    const many = {
      ...paid,
      billedTo: ['ꦫꦤꦶ', 'rani@suluh.example'],
      items: Array.from({ length: 50 }, (_, at) => ({
        fullname: `Kursus nomor ${at + 1}`,
        schedule: [],
        priceRupiah: 10_000,
      })),
    };
    const pdf = await invoicePdf(many);
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
    expect(await textOfPdf(pdf)).toContain('Kursus nomor 50');
  });
});

describe('the credit note as PDF', () => {
  it('says its number, the invoice it takes back, to whom, why, how much and the tax in it', async () => {
    const text = await textOfPdf(
      await creditNotePdf({
        number: 'NK/20261201/000001',
        day: '2026-12-01',
        issuedAt: new Date('2026-12-01T01:00:00Z'),
        invoiceNumber: 'INV/20261122/000042',
        invoiceId: 'TRX/20261121/ABCD2345',
        billedTo: ['Rani Kusumawati', 'rani@suluh.example'],
        reason: 'refund',
        courses: ['Batik Tulis'],
        amountRupiah: 1_110_000,
        seller,
      }),
    );
    for (const part of [
      'Nota Kredit',
      'NK/20261201/000001',
      'INV/20261122/000042',
      'TRX/20261121/ABCD2345',
      '1 Desember 2026',
      'Rani Kusumawati',
      'Dana dikembalikan',
      'Batik Tulis',
      'Rp1.110.000',
      'Rp1.000.000',
      'Rp110.000',
      'PT Suluh Belajar Nusantara',
    ])
      expect(text).toContain(part);
  });
});

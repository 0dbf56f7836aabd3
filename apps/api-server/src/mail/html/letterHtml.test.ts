import { describe, expect, it } from 'vitest';
import { mailOf } from '../letters.ts';
import { letterHtml } from './letterHtml.ts';

const ORIGIN = 'https://suluh.example';
const order = {
  to: 'rani@contoh.example',
  fullname: 'Rani',
  orderId: 'SLH-1',
  courses: ['Membatik Tulis', 'Las <Dasar> & "Lanjut"'],
  amountRupiah: 416_500,
  deadline: '2026-11-24T07:30:00Z',
  method: 'BCA Virtual Account',
  number: '8077 0812 3456 7890',
  link: 'https://suluh.example/payment-process?order=SLH-1&a=b',
};
const whole = {
  items: [
    {
      fullname: 'Membatik Tulis',
      type: 'd',
      institution: 'Sanggar Canting Ayu',
      schedule: ['Batch 1, 25 – 26 Oktober 2025', '09.00 – 17.00 WIB', 'Imogiri'],
      picture: 'vinyet/batik.webp',
    },
  ],
  prices: { purchase: 550_000, discount: 137_500, fee: 4_000 },
  instruction: { channel: 'm-BCA', steps: ['Pilih m-Transfer.', 'Masukkan 8077 0812 3456 7890.'] },
};
const htmlOf = (kind: string, payload: object) => letterHtml(mailOf({ id: '1', kind, payload }), ORIGIN);
/** Texts in reading order, without markup. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<!--[\s\S]*?-->|<head>[\s\S]*?<\/head>|<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('a letter in HTML', () => {
  it('shows the number to pay with in its groups and once without, with the amount, above its one button', async () => {
    const html = await htmlOf('orderUnpaid', order);
    const words = wordsOf(html);
    expect(words).toContain(
      'Nomor pembayaran 8077 0812 3456 7890 Tekan lama untuk menyalin. Salinan tanpa spasi: 8077081234567890 Jumlah yang harus dibayar Rp416.500',
    );
    expect(words.indexOf('8077')).toBeLessThan(words.indexOf('Lihat Cara Bayar'));
    expect(html.match(/<a\s[^>]*href="https:\/\/suluh\.example\/payment-process/g)).toHaveLength(1);
    expect(html).toContain('href="https://suluh.example/payment-process?order=SLH-1&amp;a=b"');
    expect(words).toContain('24 November 2026, 14.30 WIB');
  });

  it('takes nothing that was typed for markup', async () => {
    const html = await htmlOf('orderUnpaid', { ...order, fullname: '<img src=x onerror=alert(1)>' });
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('Halo &lt;img src=x onerror=alert(1)&gt;,');
    expect(html).toContain('Las &lt;Dasar&gt; &amp; &quot;Lanjut&quot;');
  });

  it('shows what was ordered with its picture and schedule, how the amount came about, and how to pay on a phone', async () => {
    const html = await htmlOf('orderUnpaid', { ...order, ...whole });
    const words = wordsOf(html);
    expect(words).toContain(
      'Membatik Tulis Kelas Offline · Sanggar Canting Ayu Batch 1, 25 – 26 Oktober 2025 09.00 – 17.00 WIB Imogiri',
    );
    expect(words).toContain(
      'Harga kursus Rp550.000 Potongan −Rp137.500 Biaya Platform Rp4.000 Total Rp416.500 Lewat m-BCA 1 Pilih m-Transfer. 2 Masukkan 8077 0812 3456 7890.',
    );
    expect(html).toContain(
      'src="https://suluh.example/_next/image?url=%2F_ui%2Fgambar%2Fvinyet%2Fbatik.webp&amp;q=75&amp;w=640"',
    );
    expect(words).not.toMatch(/Jumlah Rp/);
  });

  it('leads after paying to the courses, with the number of the transaction in one line', async () => {
    const coursesLink = 'https://suluh.example/my-course';
    const paid = { ...order, ...whole, invoiceId: 'TRX-20261123-000147', coursesLink, number: null, deadline: null };
    const html = await htmlOf('orderPaid', paid);
    expect(wordsOf(html)).toContain('Buka Kursus Saya');
    expect(html).toContain(`href="${coursesLink}"`);
    expect(html).toMatch(/white-space:nowrap">TRX-20261123-000147</);
    expect(html).not.toMatch(/white-space:nowrap">BCA Virtual Account</);
    expect(wordsOf(await htmlOf('orderUnpaid', { ...order, coursesLink }))).not.toContain('Buka Kursus Saya');
  });

  it('says after paying what comes next, and what was paid', async () => {
    const paid = { ...order, ...whole, number: null, deadline: null, instruction: null };
    const words = wordsOf(await htmlOf('orderPaid', paid));
    expect(words).toContain('Setelah kamu membayar 1 E-tiket terbit.');
    expect(words).toContain('Dibayar Rp416.500');
    expect(words).not.toContain('Lewat m-BCA');
    const free = wordsOf(
      await htmlOf('orderPaid', {
        ...paid,
        amountRupiah: 0,
        items: [...whole.items, { ...whole.items[0], picture: null }],
      }),
    );
    expect(free).not.toMatch(/Setelah kamu membayar|Dibayar/);
  });

  it('leaves out what is told of another amount, and pictures of other sites', async () => {
    const items = [{ ...whole.items[0], picture: 'https://lain.example/a.jpg' }];
    const html = await htmlOf('orderRefund', { ...order, ...whole, items, number: null, prices: null });
    expect(html).not.toMatch(/lain\.example|Harga kursus/);
    expect(wordsOf(html)).toContain('Jumlah Rp416.500');
  });

  it('carries our cloth and our help in our own letters, and a partner’s name in theirs', async () => {
    const ours = await htmlOf('welcome', { to: order.to, fullname: 'Rani' });
    expect(ours).toContain('src="https://suluh.example/_ui/mail/head.png"');
    expect(ours).toContain('href="https://suluh.example/bantuan"');
    const theirs = await htmlOf('orderPaid', { ...order, product: 'Universitas Janabadra', isPartners: true });
    expect(theirs).not.toContain('head.png');
    expect(wordsOf(theirs)).toContain(
      'Ada yang keliru? Balas email ini. Universitas Janabadra tidak pernah meminta kata sandi atau kode OTP.',
    );
    expect(theirs).not.toMatch(/suluh\.example\/bantuan/);
  });

  it('begins the name of a code where the code begins, on the narrowest phone too', async () => {
    const html = await htmlOf('emailCode', { to: order.to, fullname: 'Rani', code: '123456' });
    const paddings = [...html.matchAll(/class="(code|codeName)[^"]*" style="[^"]*padding:([^;]+)/g)];
    expect(paddings.map(([, , padding]) => padding!.split(' ')[1])).toEqual(['24px', '24px']);
    expect(html).toContain('.code,.codeName{padding-left:14px');
  });

  it('is a partner’s by who writes it, whatever they are called', async () => {
    expect(await htmlOf('welcome', { to: order.to, fullname: 'Rani', product: 'Suluh', isPartners: true })).not.toMatch(
      /head\.png|suluh\.example\/bantuan/,
    );
  });

  it('asks nobody else for anything: no font, no picture, no count of who opened it', async () => {
    const addresses = [...(await htmlOf('orderPaid', order)).matchAll(/(?:src|url\(|href)=?["'(]?(https?:[^"')\s]+)/g)];
    expect(new Set(addresses.map(([, address]) => new URL(address!).origin))).toEqual(new Set([ORIGIN]));
  });
});

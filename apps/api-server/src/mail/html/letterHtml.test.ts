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
    expect(words.indexOf('8077')).toBeLessThan(words.indexOf('Lihat transaksi ini'));
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

  it('carries our cloth and our help in our own letters, and a partner’s name in theirs', async () => {
    const ours = await htmlOf('welcome', { to: order.to, fullname: 'Rani' });
    expect(ours).toContain('src="https://suluh.example/_ui/mail/head.png"');
    expect(ours).toContain('href="https://suluh.example/bantuan"');
    const theirs = await htmlOf('orderPaid', { ...order, product: 'Universitas Janabadra' });
    expect(theirs).not.toContain('head.png');
    expect(wordsOf(theirs)).toContain(
      'Ada yang keliru? Balas email ini. Universitas Janabadra tidak pernah meminta kata sandi atau kode OTP.',
    );
    expect(theirs).not.toMatch(/suluh\.example\/bantuan/);
  });

  it('asks nobody else for anything: no font, no picture, no count of who opened it', async () => {
    const addresses = [...(await htmlOf('orderPaid', order)).matchAll(/(?:src|url\(|href)=?["'(]?(https?:[^"')\s]+)/g)];
    expect(new Set(addresses.map(([, address]) => new URL(address!).origin))).toEqual(new Set([ORIGIN]));
  });
});

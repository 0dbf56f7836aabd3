import { certificateText as TEXTS } from '@suluh/i18n-id/certificate';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering, asked, expectReadable, found, refused, show } from '../testing/island.tsx';
import { CheckFile } from './CheckFile.tsx';

const NUMBER = 'SLH-26-107-7K2MQ9XD';
const ASKED = `GET /api/certificate/verify/${NUMBER}`;

const sumOf = async (words: string) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words)))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** A paper as our printer writes it, uncompressed; `name` is what it says. */
const paper = (name: string, number = NUMBER) => `%PDF-1.3
1 0 obj
<</Length 1>>
stream
/F1 9 Tf 1 0 0 1 0 90 Tm (Sertifikat Penyelesaian) Tj
1 0 0 1 0 80 Tm (diberikan kepada) Tj
1 0 0 1 0 70 Tm (${name}) Tj
1 0 0 1 0 60 Tm (yang telah menyelesaikan pelatihan) Tj
1 0 0 1 0 50 Tm (Dasar Web) Tj
1 0 0 1 0 40 Tm (${number}) Tj
endstream
endobj
`;
const recorded = {
  number: NUMBER,
  isCompetence: false,
  fullname: 'Rina Hartati',
  issuedAt: '2026-03-03T03:00:00Z',
  expiresAt: null,
  standing: 'valid',
  institution: { code: 'BLS', name: 'Balai Latih Sehat' },
  course: { fullname: 'Dasar Web' },
  detail: '3 Maret 2026 · 960 menit',
  signers: [{ name: 'Budi', role: '' }],
  units: [],
  isSigned: false,
  checkedAt: '2026-11-23T04:00:00Z',
  motif: 'kawung',
  sessions: 4,
  score: null,
  revokedAt: null,
  revokedReason: null,
  replacedAt: null,
  formerNames: [],
  formerSha256: [] as string[],
};
const choose = (words: string) =>
  userEvent.upload(
    page.getByLabelText(TEXTS.file.title, { exact: false }),
    new File([words], 'sertifikat.pdf', { type: 'application/pdf' }),
  );
const heading = (name: string) => expect.element(page.getByRole('heading', { name })).toBeVisible();
const fact = (label: string) =>
  [...document.querySelectorAll('dt')].find((dt) => dt.textContent === label)?.nextElementSibling?.textContent;

beforeEach(async () => {
  const [same, former] = await Promise.all([sumOf(paper('Rina Hartati')), sumOf(paper('Rina Hartatik'))]);
  await answering({ [ASKED]: [found({ ...recorded, sha256: [same], formerSha256: [former] })] });
  await show(
    <main>
      <CheckFile typed="">
        <p>Belum diperiksa</p>
      </CheckFile>
    </main>,
  );
});

test('a file that was handed out is the same: its number alone is asked for', async () => {
  await choose(paper('Rina Hartati'));
  await heading(TEXTS.verdict.valid);
  await expect.element(page.getByText(TEXTS.file.same)).toBeVisible();
  expect(fact('Lama belajar')).toBe('960 menit, 4 sesi terverifikasi');
  expect(document.body.textContent).not.toContain('Belum diperiksa');
  expect((await asked()).map(({ method, url, body }) => [`${method} ${url}`, body])).toEqual([[ASKED, null]]);
  await expectReadable();
});

test('of one that was changed it says which words, and shortens the name of whose it is', async () => {
  await choose(paper('Rudi Hartono'));
  await heading(TEXTS.verdict.changed);
  expect([fact('Nama di dokumen'), fact('Nama yang tercatat'), fact('Sidik dokumen')]).toEqual([
    'Rudi Hartono',
    'Rina H.',
    'Tidak cocok',
  ]);
  expect(document.body.textContent).not.toContain('Rina Hartati');
  await expectReadable();
});

test('a file from before a name was corrected is ours, and not the one that holds', async () => {
  await choose(paper('Rina Hartatik'));
  await heading(TEXTS.verdict.former);
});

test('what is no PDF, a PDF without a number, and a number nobody has, are told apart', async () => {
  await choose('catatan belanja');
  await expect.element(page.getByText(TEXTS.file.notPdf)).toBeVisible();
  expect(await asked()).toEqual([]);
  await choose('%PDF-1.3 catatan belanja');
  await expect.element(page.getByText(TEXTS.file.nameless)).toBeVisible();
  await answering({ [ASKED]: [refused(404, 'NOT_FOUND', 'x')] });
  await choose(paper('Rina Hartati'));
  await expect.element(page.getByText(TEXTS.unknown, { exact: false })).toBeVisible();
});

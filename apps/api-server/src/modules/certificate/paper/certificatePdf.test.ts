import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MOTIF_NAMES } from '@suluh/domain/cloth';
import { beforeAll, describe, expect, it } from 'vitest';
import { textOfPdf } from '../../../../test/pdfText.ts';
import { scannedSignature } from '../../../../test/signature.ts';
import { signatureToKeep } from '../../staffTeacher/signature.ts';
import { certificatePdf, type CertificatePaper } from './certificatePdf.ts';
import { operatorsOf } from '../../../pdf/svg.ts';

const ratih: CertificatePaper = {
  number: 'SLH-25-107-7K2MQ9XD',
  isCompetence: true,
  fullname: 'Ratih Kusuma Wardhani',
  courseFullname: 'Membatik Tulis untuk Pemula: dari Canting hingga Pewarna Alam',
  detail: 'Yogyakarta, 25 – 26 Oktober 2025 · 960 menit',
  institution: 'Sanggar Canting Ayu',
  signers: [{ name: 'Mbok Ayu Suminar', role: 'Pengajar, Sanggar Canting Ayu' }],
  units: [],
  issuedAt: new Date('2025-10-27T03:00:00Z'),
  expiresAt: null,
  checkUrl: 'https://suluh.example/certificate-check?number=SLH-25-107-7K2MQ9XD',
  motif: 'jlamprang',
};
const words = async (paper: Partial<CertificatePaper>): Promise<string> =>
  (await textOfPdf(await certificatePdf({ ...ratih, ...paper }))).replaceAll('\n', ' ').replaceAll(/ +/g, ' ');

describe('the certificate as PDF', () => {
  it('is one page of A4, landscape, with a link to the page that checks it', async () => {
    const pdf = (await certificatePdf(ratih)).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdf).toContain('/MediaBox [0 0 841.89 595.28]');
    expect(pdf).toContain(`/URI (${ratih.checkUrl})`);
    expect(pdf.length).toBeLessThan(60_000);
  });

  it('says in real text who finished what, where, when, with whom, and its number', async () => {
    const text = await words({});
    for (const part of [
      'Sertifikat Kompetensi',
      'diberikan kepada',
      ratih.fullname,
      'yang telah menyelesaikan pelatihan dan dinyatakan kompeten dalam',
      ratih.courseFullname,
      ratih.detail,
      'Mbok Ayu Suminar',
      'Pengajar, Sanggar Canting Ayu',
      ratih.number,
      'Cek keaslian di halaman Cek Sertifikat Suluh',
    ])
      expect(text).toContain(part);
  });

  it('says of a completion that it was completed, and declares nobody competent', async () => {
    const text = await words({ isCompetence: false });
    expect(text).toContain('Sertifikat Penyelesaian');
    expect(text).toContain('yang telah menyelesaikan pelatihan');
    expect(text).not.toContain('kompeten');
  });

  it('says until when it holds, who signs, and on a second page which units were proved', async () => {
    const said = {
      expiresAt: new Date('2028-10-27T03:00:00Z'),
      signers: [
        ...ratih.signers,
        { name: 'Drs. H. Bambang Suryokusumo Hadiwijaya', role: 'Ketua Lembaga Sertifikasi' },
      ],
      units: [
        { code: 'C.13BTK01.001.1', title: 'Membuat Pola Batik Tulis' },
        { code: 'C.13BTK01.002.1', title: 'Mencanting Klowong' },
      ],
    };
    const text = await words(said);
    for (const part of [
      'Berlaku sampai 27 Oktober 2028',
      'Mbok Ayu Suminar',
      'Drs. H. Bambang Suryokusumo Hadiwijaya',
      'Ketua Lembaga Sertifikasi',
      'Unit kompetensi',
      'C.13BTK01.002.1',
      'Mencanting Klowong',
    ])
      expect(text).toContain(part);
    expect((await certificatePdf({ ...ratih, ...said })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  });

  it.each([
    [
      'of many words',
      'Raden Ajeng Kusumaningtyas Wardhani Prawiradilaga Suryaningrat Hadiningrat',
      'Raden Ajeng Kusumaningtyas Wardhani Prawiradilaga Suryaningrat Hadiningrat',
    ],
    ['of one endless word', 'a'.repeat(100), 'a'.repeat(100)],
    ['with letters of other Latin alphabets', 'Şükrü Łódź', 'Şükrü Łódź'],
    ['with marks that stand apart', 'Jose\u0301', 'José'],
    ['no font of ours can write', 'ꦫꦤꦶ Rani', '??? Rani'],
  ])('prints a name %s', async (_, fullname, printed) => {
    expect((await words({ fullname })).replaceAll(/[ \n]/g, '')).toContain(printed.replaceAll(' ', ''));
  });
});

describe('a drawn signature', () => {
  let signature: Uint8Array;
  beforeAll(async () => void (signature = (await signatureToKeep(await scannedSignature()))!));
  const signedBy = (...signatures: (Uint8Array | null)[]) =>
    certificatePdf({ ...ratih, signers: signatures.map((each) => ({ ...ratih.signers[0]!, signature: each })) });

  it('stands above the name and is read by whose it is', async () => {
    const pdf = (await signedBy(signature)).toString('latin1');
    expect(pdf).toContain('/Alt (Tanda tangan Mbok Ayu Suminar)');
    expect(pdf.match(/\/Subtype \/Image\b/g)).toHaveLength(1);
    expect(pdf.length).toBeLessThan(75_000);
  });

  it('moves nothing, and is not there for who signs by name alone', async () => {
    const without = await certificatePdf(ratih);
    expect((await signedBy(null)).equals(without)).toBe(true);
    expect(without.toString('latin1')).not.toContain('Tanda tangan');
    expect(await textOfPdf(await signedBy(signature))).toBe(await textOfPdf(without));
  });

  it('is left out where its file is torn', async () => {
    const without = await certificatePdf(ratih);
    for (const torn of [signature.subarray(0, 60), Buffer.from('bukan gambar'), new Uint8Array()])
      expect((await signedBy(torn)).equals(without)).toBe(true);
  });

  it('is drawn in the same bytes each time, so that the sum of a file holds', async () => {
    const [first, ...more] = await Promise.all(
      Array.from({ length: 6 }, () => signedBy(signature, null, Buffer.from(signature))),
    );
    for (const again of more) expect(again.equals(first!)).toBe(true);
  });
});

describe('its border', () => {
  const folder = path.join(import.meta.dirname, 'border');
  const drawn = path.resolve(import.meta.dirname, '../../../../../../packages/ui/static');

  it.each(MOTIF_NAMES)('in %s is the one packages/ui draws, and becomes lines of PDF', (motif) => {
    const border = readFileSync(path.join(folder, `${motif}.svg`), 'utf8');
    expect(
      border === readFileSync(path.join(drawn, 'certificate', `${motif}.svg`), 'utf8'),
      'copy packages/ui/static/certificate here',
    ).toBe(true);
    expect(operatorsOf(border)).not.toMatch(/NaN|undefined/);
  });

  it('is there for every motif and no other, beside the word mark of packages/ui', () => {
    expect(readdirSync(folder).sort()).toEqual(MOTIF_NAMES.map((motif) => `${motif}.svg`).sort());
    expect(readFileSync(path.resolve(import.meta.dirname, '../../../pdf/suluh.svg'), 'utf8')).toBe(
      readFileSync(path.join(drawn, 'logo/suluh.svg'), 'utf8'),
    );
  });

  it('refuses a drawing it would draw wrongly', () => {
    expect(() => operatorsOf('<svg><path d="M0 0A1 1 0 0 0 2 2"/></svg>')).toThrow('A');
    expect(() => operatorsOf('<svg><text>Suluh</text></svg>')).toThrow('text');
    expect(() => operatorsOf('<svg><use href="#x"/></svg>')).toThrow('#x');
  });

  it('turns, repeats and colours as the drawing says', () => {
    expect(
      operatorsOf(
        '<svg><defs><path id="p" d="M0 0H4V2l-1 1Z"/></defs><use href="#p" fill="#FF0000" transform="translate(5 6)"/></svg>',
      ),
    ).toBe('q\n1 0 0 1 5 6 cm\n1 0 0 rg\n0 0 m\n4 0 l\n4 2 l\n3 3 l\nh\nf\nQ');
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MOTIF_NAMES } from '@suluh/domain/cloth';
import { describe, expect, it } from 'vitest';
import { textOfPdf } from '../../../../test/pdfText.ts';
import { certificatePdf, type CertificatePaper } from './certificatePdf.ts';
import { operatorsOf } from './svg.ts';

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
    expect(readFileSync(path.join(import.meta.dirname, 'suluh.svg'), 'utf8')).toBe(
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

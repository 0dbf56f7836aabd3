import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { deflateSync, inflate as inflateZlib } from 'node:zlib';
import { paperDifferences, readPaper } from '@suluh/domain/certificate';
import { certificateText } from '@suluh/i18n-id/certificate';
import { describe, expect, it } from 'vitest';
import { scannedSignature } from '../../../../test/signature.ts';
import { signatureToKeep } from '../../staffTeacher/signature.ts';
import { certificatePdf, type CertificatePaper } from './certificatePdf.ts';

const inflate = async (packed: Uint8Array) => new Uint8Array(await promisify(inflateZlib)(packed));
const rina: CertificatePaper = {
  number: 'SLH-26-107-7K2MQ9XD',
  isCompetence: false,
  fullname: 'Rina Hartati',
  courseFullname: 'Membatik Tulis untuk Pemula: dari Canting hingga Pewarna Alam',
  detail: 'Yogyakarta, 25 – 26 Oktober 2026 · 960 menit',
  institution: 'Sanggar Canting Ayu',
  signers: [{ name: 'Mbok Ayu Suminar', role: 'Pengajar, Sanggar Canting Ayu' }],
  units: [{ code: 'A.1', title: 'Mencanting' }],
  issuedAt: new Date('2026-10-27T03:00:00Z'),
  expiresAt: new Date('2028-10-27T03:00:00Z'),
  checkUrl: 'https://suluh.example/certificate-check?number=SLH-26-107-7K2MQ9XD.4T0',
  motif: 'jlamprang',
};
const recorded = {
  kind: 'Sertifikat Penyelesaian',
  fullname: rina.fullname,
  course: rina.courseFullname,
  detail: rina.detail,
};
const marks = { givenTo: certificateText.givenTo, declared: certificateText.completed };
const differences = async (paper: Partial<CertificatePaper>) => {
  const { number, lines } = await readPaper(new Uint8Array(await certificatePdf({ ...rina, ...paper })), inflate);
  return { number, found: paperDifferences(lines, recorded, marks) };
};

describe('a paper of ours that is read back', () => {
  it('is that of a name with letters the font has not, which it prints as question marks', async () => {
    const { lines } = await readPaper(
      new Uint8Array(await certificatePdf({ ...rina, fullname: 'Rina Nguyễn' })),
      inflate,
    );
    expect(paperDifferences(lines, { ...recorded, fullname: 'Rina Nguyễn' }, marks)).toEqual([]);
  });

  it('says its number and nothing that is not on record', async () => {
    expect(await differences({})).toEqual({ number: rina.number, found: [] });
  });

  it('says the same where a signature is drawn above the name', async () => {
    const signature = await signatureToKeep(await scannedSignature());
    expect(await differences({ signers: [{ ...rina.signers[0]!, signature }] })).toEqual({
      number: rina.number,
      found: [],
    });
  });

  it('says which of its words were changed', async () => {
    expect(await differences({ fullname: 'Rudi Hartono', isCompetence: true })).toEqual({
      number: rina.number,
      found: [
        { field: 'fullname', onPaper: 'Rudi Hartono' },
        { field: 'kind', onPaper: 'Sertifikat Kompetensi' },
      ],
    });
  });

  it.each([
    ['a name of 60 letters', { fullname: 'Muhammadabdurrahmanwahidhasyimasyariabdullahalfatihkusumoputro' }],
    ['letters of another font', { fullname: 'Øystein Þórsdóttir' }],
  ])('also with %s', async (_, paper) => {
    const [found] = (await differences(paper)).found;
    expect(found?.onPaper.replaceAll(' ', '')).toBe(paper.fullname.replaceAll(' ', ''));
  });

  it('says nothing of a file that is none, is torn, or is another’s', async () => {
    const nothing = { number: null, lines: [] };
    expect(await readPaper(new Uint8Array(readFileSync(import.meta.filename)), inflate)).toEqual(nothing);
    expect(
      await readPaper(
        new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<</Filter/FlateDecode>>stream\nx\nendstream\nendobj'),
        inflate,
      ),
    ).toEqual(nothing);
    expect(await readPaper(new Uint8Array(5 * 1024 * 1024), inflate)).toEqual(nothing);
  });

  it('finds the number where a program packed it away', async () => {
    const packed = deflateSync(`<</Subject(${rina.number})>>`).toString('latin1');
    const file = `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/Filter/FlateDecode>>\nstream\n${packed}\nendstream\nendobj\n`;
    expect(await readPaper(new Uint8Array(Buffer.from(file, 'latin1')), inflate)).toEqual({
      number: rina.number,
      lines: [],
    });
  });
});

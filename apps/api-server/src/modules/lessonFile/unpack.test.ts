import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readManifest } from './manifest.ts';
import { readPackage } from './unpack.ts';

const manifest = (
  { version = '1.2', items = ['SATU'], href = 'isi/mulai.html' } = {},
  extra = '',
) => `<?xml version="1.0"?>
<!-- <schemaversion>9</schemaversion> -->
<manifest identifier="M" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>${version}</schemaversion></metadata>
  <organizations><organization><title>Kelas</title>
    <item identifier="ATAS"><title>Bagian</title>
    ${items.map((id) => `<item identifier="I-${id}" identifierref="${id}"><title>Unit</title></item>`).join('')}
    </item></organization></organizations>
  <resources${extra}>
    <resource identifier="LAIN" type="webcontent" href="gambar.png"/>
    <resource identifier="SATU" type="webcontent" adlcp:scormtype="sco" href="${href}"><file href="x"/></resource>
  </resources>
</manifest>`;
const zip = (files: Zippable) => zipSync(files);
const good = (more: Zippable = {}, said = manifest()) =>
  zip({ 'imsmanifest.xml': strToU8(said), 'isi/mulai.html': strToU8('<h1>Mulai</h1>'), ...more });
const refusal = (archive: Uint8Array): string => {
  try {
    return [...readPackage(archive).files()].length > 0 ? 'taken' : 'empty';
  } catch (error) {
    return (error as { reason?: string }).reason ?? String(error);
  }
};

describe('a manifest', () => {
  it.each([
    ['1.2', '1.2'],
    ['2004 3rd Edition', '2004'],
    ['2004 4th Edition', '2004'],
    ['CAM 1.3', '2004'],
  ])('of %s is %s', (version, expected) => expect(readManifest(manifest({ version })).version).toBe(expected));

  it('names its file below the folders it says, without query', () => {
    expect(readManifest(manifest({ href: 'a%20b.html?x=1&amp;y=2#top' }, ' xml:base="isi/"')).entry).toBe(
      'isi/a b.html',
    );
  });
});

describe('a package', () => {
  it('is read with its files, below the folder its manifest lies in', () => {
    const inFolder = zip({
      'kelas/imsmanifest.xml': strToU8(manifest()),
      'kelas/isi/mulai.html': strToU8('a'),
      'kelas/isi/besar.bin': new Uint8Array(17 * 1024 * 1024),
      'kelas/.DS_Store': strToU8('x'),
      '__MACOSX/kelas/x': strToU8('x'),
      'lain.txt': strToU8('x'),
    });
    const read = readPackage(inFolder);
    expect([read.version, read.entry]).toEqual(['1.2', 'isi/mulai.html']);
    const files = [...read.files()].map(([name, bytes]) => [name, bytes.length]);
    expect(files).toContainEqual(['isi/besar.bin', 17 * 1024 * 1024]);
    expect(files.map(([name]) => name).sort()).toEqual(['imsmanifest.xml', 'isi/besar.bin', 'isi/mulai.html']);
  });

  it.each([
    ['what is no archive', strToU8('PK\u0003\u0004 bukan'), 'archive'],
    ['one without a manifest', zip({ 'mulai.html': strToU8('x') }), 'manifest'],
    ['one whose manifest says nothing', good({}, '<html></html>'), 'manifest'],
    ['a version nobody knows', good({}, manifest({ version: '1.1' })), 'version'],
    ['several units', good({}, manifest({ items: ['SATU', 'LAIN'] })), 'units'],
    ['none', good({}, manifest({ items: [] })), 'units'],
    ['a unit that is not named', good({}, manifest({ items: ['DUA'] })), 'entry'],
    ['a beginning that is not there', good({}, manifest({ href: 'tidak.html' })), 'entry'],
    ['a beginning outside', good({}, manifest({ href: '../mulai.html' })), 'entry'],
    ['a way out', good({ '../../etc/passwd': strToU8('x') }), 'names'],
    ['a way from the root', good({ '/etc/passwd': strToU8('x') }), 'names'],
    ['a way of Windows', good({ '..\\..\\boot.ini': strToU8('x') }), 'names'],
    ['a hidden file', good({ 'isi/.htaccess': strToU8('x') }), 'names'],
    ['one name twice', good({ 'ISI/MULAI.html': strToU8('x') }), 'names'],
    [
      'too many files',
      good(Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`f${at}`, strToU8('')]))),
      'size',
    ],
    ['too many bytes', good({ 'nol.bin': [new Uint8Array(129 * 1024 * 1024), { level: 9 }] }), 'size'],
    ['what is whole', good(), 'taken'],
  ])('%s is %3$s', (_, archive, reason) => expect(refusal(archive)).toBe(reason));

  it('that says less than it holds grows no larger than it said', () => {
    const bomb = good({ 'nol.bin': [new Uint8Array(1024 * 1024), { level: 9 }] });
    const view = new DataView(bomb.buffer);
    const real = 1024 * 1024;
    for (let at = 0; at + 4 <= bomb.length; at += 1)
      if (view.getUint32(at, true) === real) view.setUint32(at, 64, true);
    const files = new Map(readPackage(bomb).files());
    expect(files.get('nol.bin')?.length).toBe(64);
  });
});

import type { PackageVersion } from '@suluh/domain/learning';

/** A question with its choices; the first is the right one. */
interface UnitQuestion {
  text: string;
  choices: readonly string[];
}

/** One unit: slides to read, then questions. */
export interface Unit {
  id: string;
  version: PackageVersion;
  title: string;
  slides: readonly { title: string; text: string }[];
  questions: readonly UnitQuestion[];
}

/** The page of a unit. */
export const unitPage = ({ title }: Unit): string => `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
  body { margin: 0; padding: 24px; font: 18px/1.5 system-ui, sans-serif; color: #211d19; background: #faf6ef; }
  #isi { max-width: 640px; margin: 0 auto; }
  h1 { font-size: 24px; margin: 0 0 12px; }
  button { font: inherit; min-height: 48px; padding: 0 20px; border: 1px solid #82221b; border-radius: 10px; background: #fff; color: #82221b; font-weight: 700; cursor: pointer; }
  button.utama { background: #82221b; color: #fff; }
  .pilihan { display: grid; gap: 10px; margin: 16px 0; }
  .pilihan button { text-align: left; }
  .kaki { display: flex; gap: 12px; margin-top: 20px; }
</style>
</head>
<body><div id="isi" aria-live="polite"></div><script src="paket.js"></script></body>
</html>
`;

/** How a unit of either version speaks with the system it runs in. */
const SPEECH: Record<PackageVersion, string> = {
  '1.2': `const api = cari('API');
const mulai = () => api && api.LMSInitialize('');
const baca = (nama) => (api ? api.LMSGetValue(nama) : '');
const tulis = (nama, nilai) => api && api.LMSSetValue(nama, String(nilai));
const simpan = () => api && api.LMSCommit('');
const tutup = () => api && api.LMSFinish('');
const TEMPAT = 'cmi.core.lesson_location';
const belum = () => tulis('cmi.core.lesson_status', 'incomplete');
const selesai = (nilai) => {
  tulis('cmi.core.score.min', 0);
  tulis('cmi.core.score.max', 100);
  tulis('cmi.core.score.raw', nilai);
  tulis('cmi.core.lesson_status', nilai >= 70 ? 'passed' : 'failed');
};`,
  '2004': `const api = cari('API_1484_11');
const mulai = () => api && api.Initialize('');
const baca = (nama) => (api ? api.GetValue(nama) : '');
const tulis = (nama, nilai) => api && api.SetValue(nama, String(nilai));
const simpan = () => api && api.Commit('');
const tutup = () => api && api.Terminate('');
const TEMPAT = 'cmi.location';
const belum = () => tulis('cmi.completion_status', 'incomplete');
const selesai = (nilai) => {
  tulis('cmi.score.min', 0);
  tulis('cmi.score.max', 100);
  tulis('cmi.score.raw', nilai);
  tulis('cmi.score.scaled', nilai / 100);
  tulis('cmi.completion_status', 'completed');
  tulis('cmi.success_status', nilai >= 70 ? 'passed' : 'failed');
};`,
};

/** The script of a unit: goes on where its learner was, and reports place, score and outcome. */
export const unitScript = ({ version, slides, questions }: Unit): string => `'use strict';
const SLIDE = ${JSON.stringify(slides)};
const SOAL = ${JSON.stringify(questions)};

/** Finds the API of the version, upwards through the frames. */
function cari(nama) {
  for (let jendela = window, langkah = 0; langkah < 10; langkah += 1) {
    if (jendela[nama]) return jendela[nama];
    if (jendela.parent === jendela) return null;
    jendela = jendela.parent;
  }
  return null;
}
${SPEECH[version]}

const isi = document.getElementById('isi');
const AKHIR = SLIDE.length + SOAL.length;
let benar = 0;

function tombol(teks, lakukan, kelas) {
  const elemen = document.createElement('button');
  elemen.type = 'button';
  elemen.textContent = teks;
  if (kelas) elemen.className = kelas;
  elemen.onclick = lakukan;
  return elemen;
}
function tulisan(nama, teks) {
  const elemen = document.createElement(nama);
  elemen.textContent = teks;
  return elemen;
}
function ke(langkah) {
  tulis(TEMPAT, langkah + ',' + benar);
  if (langkah < AKHIR) belum();
  simpan();
  gambar(langkah);
}
function gambar(langkah) {
  isi.replaceChildren();
  if (langkah < SLIDE.length) {
    const { title, text } = SLIDE[langkah];
    isi.append(tulisan('h1', title), tulisan('p', text), tombol('Lanjut', () => ke(langkah + 1), 'utama'));
  } else if (langkah < AKHIR) {
    const soal = SOAL[langkah - SLIDE.length];
    const pilihan = document.createElement('div');
    pilihan.className = 'pilihan';
    const urut = soal.choices.map((teks, nomor) => ({ teks, nomor })).sort((a, b) => a.teks.localeCompare(b.teks));
    for (const { teks, nomor } of urut)
      pilihan.append(
        tombol(teks, () => {
          if (nomor === 0) benar += 1;
          ke(langkah + 1);
        }),
      );
    isi.append(tulisan('h1', soal.text), pilihan);
  } else {
    const nilai = Math.round((benar * 100) / SOAL.length);
    selesai(nilai);
    simpan();
    isi.append(tulisan('h1', 'Nilaimu ' + nilai), tulisan('p', nilai >= 70 ? 'Kamu lulus paket ini.' : 'Belum lulus. Coba sekali lagi.'));
    if (nilai < 70)
      isi.append(
        tombol('Ulangi', () => {
          benar = 0;
          ke(0);
        }, 'utama'),
      );
  }
}
mulai();
const [tempat, jawaban] = String(baca(TEMPAT) || '0,0').split(',').map(Number);
benar = jawaban || 0;
gambar(Math.min(AKHIR, tempat || 0));
window.addEventListener('pagehide', tutup);
`;

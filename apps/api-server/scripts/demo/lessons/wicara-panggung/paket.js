'use strict';
const SLIDE = [{"title":"Lima menit terakhir","text":"Namamu sebentar lagi dipanggil. Tangan dingin itu wajar: tubuhmu sedang menyiapkan tenaga."},{"title":"Napas empat ketukan","text":"Tarik napas empat ketukan, tahan empat, lepas empat. Ulangi tiga kali sambil menapak lantai."}];
const SOAL = [{"text":"Apa yang kamu lakukan lebih dulu?","choices":["Mengatur napas","Menghafal ulang seluruh naskah","Minum kopi lagi"]},{"text":"Kalimat pembuka mana yang paling mengundang?","choices":["Cerita singkat tentang satu orang","Permintaan maaf karena gugup","Daftar isi lengkap"]},{"text":"Ke mana matamu?","choices":["Ke beberapa orang bergantian","Ke lantai","Ke layar terus-menerus"]}];

/** Finds the API of the version, upwards through the frames. */
function cari(nama) {
  for (let jendela = window, langkah = 0; langkah < 10; langkah += 1) {
    if (jendela[nama]) return jendela[nama];
    if (jendela.parent === jendela) return null;
    jendela = jendela.parent;
  }
  return null;
}
const api = cari('API');
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
};

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

'use strict';
const SLIDE = [{"title":"Sehari di warung soto","text":"Bahan Rp400.000, upah harian Rp150.000, gas dan sewa Rp50.000. Hari ini jadi 60 mangkuk."},{"title":"Tiga biaya, satu angka","text":"Jumlahkan ketiganya, lalu bagi dengan mangkuk yang jadi."}];
const SOAL = [{"text":"Berapa biaya sehari?","choices":["Rp600.000","Rp400.000","Rp550.000"]},{"text":"Berapa harga pokok semangkuk?","choices":["Rp10.000","Rp6.700","Rp12.500"]},{"text":"Kamu ingin untung 30 %. Harga jualnya?","choices":["Rp13.000","Rp10.300","Rp30.000"]}];

/** Finds the API of the version, upwards through the frames. */
function cari(nama) {
  for (let jendela = window, langkah = 0; langkah < 10; langkah += 1) {
    if (jendela[nama]) return jendela[nama];
    if (jendela.parent === jendela) return null;
    jendela = jendela.parent;
  }
  return null;
}
const api = cari('API_1484_11');
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

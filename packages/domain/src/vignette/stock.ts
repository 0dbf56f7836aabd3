import type { MotifName } from '../cloth/index.ts';

/** A picture that the house has drawn: three objects, and the words of a title it goes with. */
export interface StockVignette {
  objects: readonly [main: string, second: string, third: string];
  /** Lower case; beginnings of words count. */
  words: readonly string[];
}

const of = (objects: string, words: string): StockVignette => {
  const [main, second, third] = objects.split(' ') as [string, string, string];
  return { objects: [main, second, third], words: words.split(' ') };
};

/** What is drawn for each category, by its motif (docs/look.md#pictures). No two of a motif share the main object. */
export const STOCK: Readonly<Record<MotifName, readonly StockVignette[]>> = {
  kawung: [
    of('laptop-kode kopi buku', 'web html css javascript situs program pemrograman kode frontend'),
    of('laptop-python nota jam', 'python otomasi skrip'),
    of('jaringan server komputer', 'jaringan network wifi kabel teknisi'),
    of('ponsel-aplikasi laptop-kode tanaman', 'aplikasi android ios mobile seluler'),
    of('gembok ponsel-obrolan laptop-kode', 'keamanan aman privasi siber security'),
    of('komputer kunci-pas buku', 'komputer merakit perangkat windows'),
    of('server laptop-kode jaringan', 'server linux cloud awan administrasi devops'),
  ],
  nitik: [
    of('laptop-grafik lembar-sebar nota', 'penjualan sql grafik'),
    of('lembar-sebar kalkulator tanaman', 'excel spreadsheet lembar tabel'),
    of('dasbor tanaman lembar-sebar', 'dasbor dashboard visualisasi looker tableau'),
    of('kaca-pembesar laptop-grafik buku', 'statistika statistik riset keputusan'),
    of('laptop-python dasbor kopi', 'python analis mesin pembelajaran'),
    of('papan-rencana komputer jam', 'entri ketik mengetik administrasi'),
    of('basis-data peti toko', 'basis database gudang stok'),
  ],
  parang: [
    of('papan-rencana tanaman koin', 'rencana investor proposal modal strategi'),
    of('orang-tim mimbar papan-rencana', 'kepemimpinan pemimpin supervisor tim manajer'),
    of('toko peti kalkulator', 'toko warung kelontong ritel'),
    of('kalkulator jam orang-tim', 'proyek project jadwal'),
    of('kapal peti peta', 'ekspor impor logistik kirim'),
    of('pelayan-toko bel suka', 'pelanggan layanan pelayanan tamu'),
    of('berkas-izin toko buku-kas', 'legalitas izin halal merek hukum'),
  ],
  'mega-mendung': [
    of('ponsel-toko megafon suka', 'sosial instagram tiktok umkm media'),
    of('megafon laptop-grafik ponsel-toko', 'pemasaran iklan konten pengukuran'),
    of('toko ponsel-toko peti', 'lokapasar berjualan marketplace'),
    of('poster megafon surat', 'menulis tulisan naskah copywriting'),
    of('kaca-pembesar toko laptop-grafik', 'seo pencarian google situs'),
    of('cincin-lampu mikrofon busana', 'siaran langsung live jualan'),
    of('ponsel-obrolan toko suka', 'whatsapp pesan obrolan chat'),
  ],
  slobog: [
    of('buku-kas koin kalkulator', 'laporan pembukuan buku kas'),
    of('nota kalkulator koin', 'pajak pph ppn nota faktur'),
    of('kalkulator buku-kas nota', 'akuntansi akuntan staf'),
    of('celengan buku-kas tanaman', 'keluarga tabungan menabung rumah'),
    of('roti kalkulator nota', 'harga pokok produksi hpp biaya'),
    of('koin kalkulator nota', 'kasir teller bank uang'),
    of('saham koin tanaman', 'investasi saham reksa obligasi'),
  ],
  truntum: [
    of('mikrofon orang-tim mimbar', 'berbicara percaya bicara umum'),
    of('cv surat kopi', 'cv lamaran resume melamar'),
    of('kursi-wawancara cv jam', 'wawancara interview'),
    of('jam papan-rencana tanaman', 'waktu produktif disiplin'),
    of('mimbar mikrofon poster', 'pembawa acara mc moderator'),
    of('tenang tanaman jam', 'jernih stres tertekan tenang emosi'),
    of('orang-tim obrolan papan-rencana', 'tim kerja generasi kolaborasi'),
  ],
  jlamprang: [
    of('canting wajan busana', 'batik membatik canting pewarna'),
    of('poster vektor palet', 'poster tipografi huruf'),
    of('vektor palet poster', 'grafis logo desain kemasan'),
    of('ponsel-foto kamera tanaman', 'foto fotografi memotret'),
    of('film kamera cincin-lampu', 'video film menyunting animasi'),
    of('mesin-jahit busana tenun', 'jahit menjahit busana tenun'),
    of('palet tanaman buku', 'ilustrasi lukis cat gambar menggambar'),
  ],
  'udan-liris': [
    of('bel obrolan koper', 'hotel tamu pelanggan'),
    of('obrolan kamus kopi', 'percakapan inggris sehari'),
    of('torii kamus koper', 'jepang korea jlpt'),
    of('obrolan-mandarin toko kamus', 'mandarin cina tionghoa'),
    of('isyarat suka obrolan', 'isyarat tuli inklusif'),
    of('surat laptop-grafik buku', 'surel email laporan menulis surat'),
    of('kamus laptop-kode surat', 'penerjemah terjemah kamus arab jerman'),
  ],
  gringsing: [
    of('p3k stetoskop helm', 'pertolongan pertama luka darurat'),
    of('tangan-lansia stetoskop obat', 'lansia merawat perawat orang'),
    of('mangkuk ikan tanaman', 'gizi makan balita anak'),
    of('helm p3k papan-rencana', 'keselamatan k3 kerja'),
    of('pijat handuk tanaman', 'pijat refleksi spa kebugaran'),
    of('senam jam tanaman', 'senam yoga olahraga peregangan'),
    of('obat stetoskop nota', 'apotek obat farmasi'),
  ],
  ceplok: [
    of('klepon lapis serabi', 'kue jajan tradisional nusantara'),
    of('kopi biji-kopi roti', 'kopi barista latte'),
    of('kotak-nasi cobek nota', 'katering kotak usaha'),
    of('handuk ranjang bel', 'graha kamar hotel'),
    of('roti lapis kopi', 'roti bakery tepung'),
    of('cobek ikan mangkuk', 'sambal bumbu masak memasak'),
    of('saji bel kopi', 'penyaji minuman saji restoran'),
  ],
  tumpal: [
    of('motor kunci-pas busi', 'motor injeksi sepeda mesin'),
    of('topeng-las percik kunci-pas', 'las pengelasan baja'),
    of('lampu multimeter helm', 'listrik instalasi kabel'),
    of('ac kunci-pas multimeter', 'ac pendingin kulkas'),
    of('cad komputer helm', 'gambar cad teknik bangunan'),
    of('panel-surya rumah-desa lampu', 'surya panel energi atap'),
    of('kemudi peta jam', 'mengemudi mobil sopir hemat'),
  ],
  'tirta-teja': [
    of('perahu peta ikan', 'pemandu bahari laut perahu'),
    of('masker-selam ikan perahu', 'selam menyelam snorkeling'),
    of('rumah-desa ranjang tanaman', 'homestay desa penginapan'),
    of('pelampung kapal helm', 'keselamatan pelaut kapal'),
    of('peta kamera koper', 'bercerita jalan kota sejarah'),
    of('koper peta orang-tim', 'perjalanan rombongan tur perencanaan'),
    of('rumput-laut perahu ikan', 'rumput budidaya tambak nelayan'),
  ],
};

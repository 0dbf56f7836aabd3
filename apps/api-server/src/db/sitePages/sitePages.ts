import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { helpPageText } from '@suluh/i18n-id/navigation';
import type pg from 'pg';

/** The first words of the site's own pages, beside this file; whoever runs the site changes them in the database. */
const PAGES = [
  { slug: 'bantuan', file: 'help', title: helpPageText.help, summary: 'Jawaban untuk yang paling sering ditanyakan.' },
  {
    slug: 'kontak',
    file: 'contact',
    title: helpPageText.contact,
    summary: 'Ke mana bertanya, dan kapan kami membalas.',
  },
  { slug: 'tentang-kami', file: 'about', title: helpPageText.aboutUs, summary: 'Siapa kami, dan apa yang kami jaga.' },
  {
    slug: 'syarat-ketentuan',
    file: 'terms',
    title: helpPageText.terms,
    summary: 'Aturan memakai Suluh, untuk dibaca sebelum membuat akun.',
  },
  {
    slug: 'kebijakan-privasi',
    file: 'privacy',
    title: helpPageText.privacy,
    summary: 'Data apa yang kami simpan, untuk apa, berapa lama, dan apa hakmu.',
  },
  {
    slug: 'bisnis',
    file: 'enterprise',
    title: 'Latih timmu, lihat hasilnya',
    summary: 'Kursus dari lembaga pelatihan untuk karyawanmu, dengan laporan kemajuan dan satu faktur.',
  },
] as const;

/** Inserts the pages that are not there yet; others, and those that were changed, are left as they are. */
export async function insertMissingPages(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  for (const { slug, file, title, summary } of PAGES)
    await client.query(
      'insert into page (slug, title, summary, body) values ($1, $2, $3, $4) on conflict (slug) do nothing',
      [slug, title, summary, await readFile(path.join(import.meta.dirname, `${file}.html`), 'utf8')],
    );
}

import type pg from 'pg';
import { markOf, slugOf } from '../slug.ts';

/** Names under which well-known platforms are shown; others are written as their rows write them. */
const PLATFORMS: Readonly<Record<string, string>> = {
  udemy: 'Udemy',
  skillshare: 'Skillshare',
  coursera: 'Coursera',
  edx: 'edX',
  futurelearn: 'FutureLearn',
  swayam: 'SWAYAM',
  kadenze: 'Kadenze',
  'linkedin-learning': 'LinkedIn Learning',
  'sekolah.mu': 'Sekolah.mu',
  pijarmahir: 'Pijar Mahir',
  myskill: 'MySkill',
  maubelajarapa: 'Mau Belajar Apa',
  skillacademy: 'Skill Academy',
  dicoding: 'Dicoding Indonesia',
  indonesiax: 'IndonesiaX',
  'kelas.work': 'Kelas.work',
};

/** Name a platform is shown under. */
export const platformName = (platform: string): string =>
  PLATFORMS[platform.toLowerCase()] ?? platform.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Code of an institution, the same however its name is written (case, dots, spaces). */
export const partnerCode = (name: string): string => slugOf(name) || `lembaga-${markOf(name.toLowerCase())}`;

/** Ids of the institutions of these names, by code. Those that are not there are made. */
export async function partnerIds(client: pg.ClientBase, names: Iterable<string>): Promise<ReadonlyMap<string, number>> {
  const nameOf = new Map<string, string>();
  for (const name of names) if (!nameOf.has(partnerCode(name))) nameOf.set(partnerCode(name), name);
  const wanted = JSON.stringify([...nameOf].map(([code, name]) => ({ code, name })));
  const find = () =>
    client.query<{ code: string; id: number }>(
      `select distinct on (r.code) r.code, p.id from json_to_recordset($1::json) as r(code text, name text)
       join partner p on p.code = r.code or p.slug = r.code or lower(p.org_name) = lower(r.name) order by r.code, p.code = r.code desc, p.id`,
      [wanted],
    );
  let { rows } = await find();
  if (rows.length < nameOf.size) {
    await client.query(
      `insert into partner (code, slug, org_name) select r.code, r.code, r.name from json_to_recordset($1::json) as r(code text, name text)
       where not exists (select from partner p where p.slug = r.code or lower(p.org_name) = lower(r.name)) on conflict do nothing`,
      [wanted],
    );
    ({ rows } = await find());
  }
  return new Map(rows.map(({ code, id }) => [code, id]));
}

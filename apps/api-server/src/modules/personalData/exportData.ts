import path from 'node:path';
import { profileEntries as entries } from '@suluh/api/catalogue';
import { EXPORT_LIMIT } from '@suluh/domain/limits';
import { NO_PHOTO } from '@suluh/domain/profile';
import { personalDataFileText } from '@suluh/i18n-id/personalData';
import { zipSync } from 'fflate';
import type { Seal } from '../../access/seal.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { countCall, tryKey } from '../../http/tryLimit.ts';
import type { Services } from '../../services.ts';
import { readWhole } from '../../storage/index.ts';
import { ofPerson, PERSONAL_TABLES, type PersonalTable } from './personalTables.ts';

type Row = Record<string, unknown>;

/** What is sealed in the database is open to the person it is of. */
const openedIn = (row: Row, seal: Seal): Row =>
  typeof row['nik'] === 'string' ? { ...row, nik: seal.openText(row['nik']) } : row;

async function rowsOf(
  { pool, seal }: Pick<Services, 'pool' | 'seal'>,
  personal: PersonalTable,
  userId: string,
): Promise<Row[]> {
  const { table, untold } = personal;
  const { rows } = await pool.query<{ row: Row }>(
    `select to_jsonb(t) - $2::text[] as row from "${table}" t where ${ofPerson(personal)}`,
    [userId, untold],
  );
  return rows.map(({ row }) => openedIn(row, seal));
}

/** The learner's photo under its own name; nothing for an account without one. */
async function photoOf({ pool, files }: Services, userId: string): Promise<Record<string, Uint8Array>> {
  const { rows } = await pool.query<{ foto: string }>('select foto from user_account where id = $1', [userId]);
  const foto = rows[0]?.foto ?? NO_PHOTO;
  if (foto === NO_PHOTO) return {};
  const bytes = await readWhole(files.open, foto); // null when it was removed while this was read
  return bytes ? { [`foto${path.extname(foto)}`]: bytes } : {};
}

const packed = (text: string): Uint8Array => new TextEncoder().encode(text);

/**
 * Everything that is kept of somebody, one file for each table, with the names the database has for its columns, and a
 * file that says what they are. @returns a ZIP
 */
async function personalData(services: Services, userId: string): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {
    'BACA-DULU.txt': packed(personalDataFileText.readMe),
    ...(await photoOf(services, userId)),
  };
  for (const personal of PERSONAL_TABLES) {
    if (personal.untold === 'all') continue;
    const rows = await rowsOf(services, personal, userId);
    if (rows.length > 0) files[`${personal.table}.json`] = packed(JSON.stringify(rows, null, 2));
  }
  return zipSync(files);
}

/** GET /api/profile/export (docs/product/personal-data.md#copy). */
export const exportData = route(entries.exportData, async ({ caller }, services) => {
  const { userId } = learner(caller);
  await countCall(services, tryKey('export', userId), EXPORT_LIMIT);
  return { data: { bytes: await personalData(services, userId), name: personalDataFileText.fileName } };
});

import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/database.ts';
import { courseLine, makeInputFolder, type InputFolder } from './inputFolder.fixture.ts';

const MAIN = path.join(import.meta.dirname, 'main.ts');

let database: TestDatabase;
let folder: InputFolder;

beforeAll(async () => {
  database = await cloneDatabase();
  folder = makeInputFolder(database.url);
});
afterAll(async () => {
  folder.remove();
  await database.close();
});

/** Runs the command as `npm run import` does. */
const command = (...given: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: database.url, SULUH_DATA_DIR: folder.path, INIT_CWD: folder.path };
    execFile(process.execPath, [MAIN, ...given], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr }),
    );
  });

describe('the command ends', () => {
  it('with 1 when every row was rejected, and says so', async () => {
    folder.write('bad.jsonl', courseLine(1, { price: -1 }) + courseLine(2, { price: -1 }));
    const { code, said } = await command('courses', 'bad.jsonl');
    expect([code, said]).toEqual([1, expect.stringContaining('Every row was rejected: nothing was imported.')]);
    expect(readdirSync(path.join(folder.path, 'reports'))).toHaveLength(1);
  });

  it('with 0 when a row was taken, and when there was none to take', async () => {
    folder.write('some.jsonl', courseLine(1) + courseLine(2, { price: -1 }));
    expect(await command('courses', 'some.jsonl')).toMatchObject({
      code: 0,
      said: expect.stringContaining('1 new, 0 changed, 0 unchanged, 1 rejected') as string,
    });
    folder.write('none.csv', 'id,title\n');
    expect(await command('courses', 'none.csv')).toMatchObject({
      code: 0,
      said: expect.stringContaining('The file has no rows.') as string,
    });
  });

  it('with 1 and one sentence when the file is something else', async () => {
    folder.write('book.xlsx', Buffer.from('PK\x03\x04rest'));
    expect(await command('courses', 'book.xlsx')).toEqual({
      code: 1,
      said: `${path.join(folder.path, 'book.xlsx')} is a spreadsheet or ZIP archive: save it as CSV UTF-8, or unpack it, and import that.\n`,
    });
    folder.write('array.json', '[{"id":1}]');
    expect(await command('courses', 'array.json')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^The file is a JSON array: [^\n]+\n$/) as string,
    });
  });

  it.each([[[]], [['kursus', 'a.jsonl']], [['courses', 'a.jsonl', '--encoding', 'ebcdic']]])(
    'with 2 and the usage for %j',
    async (given) => {
      expect(await command(...given)).toMatchObject({
        code: 2,
        said: expect.stringMatching(/^Usage: npm run import -- KIND FILE/) as string,
      });
    },
  );
});

describe('a file in another encoding', () => {
  it('is read when it is named, and else the command says what to do', async () => {
    folder.write(
      'ansi.csv',
      Buffer.from('id;source;title;price\r\n90;uji;Kopi Pagi;1000\r\n91;uji;Café;2000\r\n', 'latin1'),
    );
    expect((await command('courses', 'ansi.csv', '--dry-run')).said).toContain(
      '1 x not UTF-8: save the file as UTF-8, or name its encoding (--encoding windows-1252), and import it again',
    );
    expect(await command('courses', 'ansi.csv', '--encoding', 'Windows-1252')).toMatchObject({
      code: 0,
      said: expect.stringContaining('2 new') as string,
    });
    expect((await database.pool.query("select fullname, price::int from course where source_id = '91'")).rows).toEqual([
      { fullname: 'Café', price: 2000 },
    ]);
  });

  it('is unpacked whatever its name is', async () => {
    folder.write('packed.jsonl', gzipSync(courseLine(70)));
    folder.write('plain.jsonl.gz', courseLine(71));
    expect((await command('courses', 'packed.jsonl')).code + (await command('courses', 'plain.jsonl.gz')).code).toBe(0);
    expect(
      (await database.pool.query("select source_id from course where source_id in ('70', '71') order by 1")).rows,
    ).toEqual([{ source_id: '70' }, { source_id: '71' }]);
  });
});

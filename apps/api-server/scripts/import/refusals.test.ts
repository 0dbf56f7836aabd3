import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/database.ts';
import { courses } from './courses/courses.ts';
import { makeInputFolder, packed, type InputFolder } from './inputFolder.fixture.ts';
import { UnreadableInput } from '../../src/tableFile/openInput.ts';

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

describe('a file that is no table', () => {
  it.each([
    ['book.csv', Buffer.from('PK\x03\x04rest'), 'is a spreadsheet or ZIP archive: save it as CSV UTF-8'],
    ['old.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'is an old spreadsheet (.xls): save it as CSV UTF-8'],
    ['paper.pdf', '%PDF-1.7', 'is a PDF'],
    ['rows.jsonl.zst', Buffer.from([0x28, 0xb5, 0x2f, 0xfd]), 'is packed with Zstandard: unpack it'],
    ['page.html', '<!doctype html>', 'is neither .jsonl, .ndjson, .csv, .tsv nor .txt (each also with .gz).'],
    ['page.csv', '<!doctype html>\n<html></html>\n', 'The header has no column id, title; it has <!doctype html>.'],
    ['empty.csv', '', 'The file is empty.'],
    ['empty.jsonl.gz', packed(''), 'The file is empty.'],
  ])('is refused in one sentence: %s', async (name, content, sentence) => {
    const importing = folder.run(courses, folder.write(name, content));
    await expect(importing).rejects.toThrow(UnreadableInput);
    await expect(importing).rejects.toThrow(sentence);
    expect((await database.pool.query('select from course')).rowCount).toBe(0);
  });

  it.each(['150.000', '1.500.000', 'Rp150.000', '150,000', '1.500.000,00'])('is no price: %s', async (price) => {
    const result = await folder.run(
      courses,
      folder.write('a.csv', `id;source;title;price;raters\n1;uji;Kopi;${price};10\n2;uji;Teh;150000.50;1.000\n`),
    );
    expect(result).toMatchObject({
      inserted: 0,
      rejected: [
        { line: 2, field: 'price', reason: 'must be without signs between thousands, like 150000' },
        { line: 3, field: 'raters' },
      ],
    });
  });
});

describe('a course on sale', () => {
  it('is not renewed while it has a lesson nobody can do by its rule', async () => {
    const file = folder.write('on-sale.csv', 'id,source,title\n77,uji,Kelas Kopi\n78,uji,Kelas Teh\n');
    expect(await folder.run(courses, file)).toMatchObject({ inserted: 2, rejected: [] });
    const lesson = async (title: string, rule: string | null) =>
      database.pool.query(
        `with s as (insert into section (course_id, title) select id, 'Dasar' from course where fullname = $1 returning id)
         insert into lesson (section_id, title, kind, rule) select id, 'Menyeduh', 'article', $2 from s`,
        [title, rule],
      );
    await lesson('Kelas Kopi', 'marked');
    await lesson('Kelas Teh', null);
    const renamed = folder.write('renamed.csv', 'id,source,title\n77,uji,Kopi Baru\n78,uji,Teh Baru\n');
    expect(await folder.run(courses, renamed)).toMatchObject({
      updated: 1,
      rejected: [{ line: 2, field: 'id', reason: expect.stringContaining('nobody can finish') }],
    });
  });
});

import { describe, expect, test } from 'vitest';
import { BodyTooLarge, limitedBody } from './limitedBody.ts';

const JSON_LIMIT = 256 * 1024;
const FILE_LIMIT = 5 * 1024 * 1024 + 64 * 1024;
const TABLE_LIMIT = 10 * 1024 * 1024 + 64 * 1024;

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  new Request(`https://suluh.example${path}`, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

describe('bodies of visitors', () => {
  test.each([
    ['a call at its limit', '/api/auth/login', JSON_LIMIT, true],
    ['a byte more', '/api/auth/login', JSON_LIMIT + 1, false],
    ['a form at its limit', '/internship-ddb/api/form/login', JSON_LIMIT, true],
    ['a photo at its limit', '/program/janabadra/api/profile/photo', FILE_LIMIT, true],
    ['a photo beyond', '/api/profile/photo', FILE_LIMIT + 1, false],
    ['a paper of a partner to be, at its limit', '/api/partnership/application/7/file', FILE_LIMIT, true],
    ['a monthly report at its limit', '/internship-ddb/api/internship/report/1', FILE_LIMIT, true],
    ['a form with a monthly report at its limit', '/internship-ddb/api/form/internship-report', FILE_LIMIT, true],
    ['a CV at its limit', '/api/job-vacancies/3/apply', FILE_LIMIT, true],
    ['a form with a CV at its limit', '/api/form/job-apply', FILE_LIMIT, true],
    ['a piece of a lesson’s file at its limit', '/api/admin/course/7/lesson/3/upload/u-1', FILE_LIMIT, true],
    ['the picture of a teacher at its limit', '/api/admin/teacher/3/picture', FILE_LIMIT, true],
    ['what begins one', '/api/admin/course/7/lesson/3/upload', JSON_LIMIT + 1, false],
    ['a table of courses at its limit', '/api/admin/course/import', TABLE_LIMIT, true],
    ['a table beyond', '/api/admin/course/import', TABLE_LIMIT + 1, false],
    ['an outline with its texts, at its limit', '/api/admin/course/7/outline', TABLE_LIMIT, true],
    ['an outline beyond', '/api/admin/course/7/outline', TABLE_LIMIT + 1, false],
    ['a form with one, beyond', '/api/form/partnership-file', FILE_LIMIT + 1, false],
    ['its application without a file', '/api/partnership/application', JSON_LIMIT + 1, false],
    ['a path that only ends alike', '/api/xprofile/photos', JSON_LIMIT + 1, false],
  ])('%s', async (_, path, sizeBytes, fits) => {
    const body = limitedBody(post(path, new Uint8Array(sizeBytes)));
    if (fits) expect((await body).byteLength).toBe(sizeBytes);
    else await expect(body).rejects.toBeInstanceOf(BodyTooLarge);
  });

  test('are not read at all when they announce too much', async () => {
    let isRead = false;
    const body = new ReadableStream({ pull: () => void (isRead = true) }, { highWaterMark: 0 });
    await expect(limitedBody(post('/api/auth/login', body, { 'content-length': '209715200' }))).rejects.toBeInstanceOf(
      BodyTooLarge,
    );
    expect(isRead).toBe(false);
  });

  test('are read no further than the limit when they announce nothing', async () => {
    let sentBytes = 0;
    const endless = new ReadableStream(
      { pull: (controller) => (controller.enqueue(new Uint8Array(65_536)), void (sentBytes += 65_536)) },
      { highWaterMark: 0 },
    );
    await expect(limitedBody(post('/api/auth/login', endless))).rejects.toBeInstanceOf(BodyTooLarge);
    expect(sentBytes).toBeLessThanOrEqual(JSON_LIMIT + 2 * 65_536);
  });
});

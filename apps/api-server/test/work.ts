import { expect } from 'vitest';
import { doNextWork } from '../src/modules/work/run.ts';
import type { StaffWork } from '../src/modules/work/work.ts';
import type { TestApp } from './app.ts';
import type { TestLearner } from './learners.ts';

/** A row of some work as it is told. */
interface WorkRow {
  number: number;
  action: string;
  title: string;
  subjectId: string | null;
  outcome: string | null;
  undo: string | null;
  changes: { field: string; from: string; to: string }[];
  problems: { column: string; message: string }[];
}

/** Work in the background as somebody of staff gives, follows and takes back. */
export function workOf(test: TestApp, who: TestLearner) {
  const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, headers = {}) =>
    test.call(method, `/api/admin/${path}`, { auth: who.auth, headers, ...(body ? { body } : {}) });
  const workOff = async () => {
    while (await doNextWork(test.services));
  };
  const one = async ({ id }: Pick<StaffWork, 'id'>) => (await ask('GET', `work/${id}`)).body.data as StaffWork;
  const given = async (path: string, body: object): Promise<StaffWork> => {
    const { status, body: answer } = await ask('POST', path, body);
    expect(status, JSON.stringify(answer)).toBe(201);
    await workOff();
    return one(answer.data as StaffWork);
  };
  const goOn = async (work: StaffWork, deed: 'start' | 'undo' | 'columns', body?: object): Promise<StaffWork> => {
    const { status, body: answer } = await ask('POST', `work/${work.id}/${deed}`, body);
    expect(status, JSON.stringify(answer)).toBe(200);
    await workOff();
    return one(work);
  };
  return {
    ask,
    one,
    /** Gives a deed on many, and has it done. */
    given,
    /** Goes on with work, and has it done. */
    goOn,
    rows: async ({ id }: StaffWork, show = 'all') =>
      (await ask('GET', `work/${id}/row?limit=100&show=${show}`)).body.data as WorkRow[],
    /** Sends a file and has it read. */
    async sent(list: string, bytes: Buffer, format = 'csv'): Promise<StaffWork> {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)]), `berkas.${format}`);
      const body = new Response(form);
      const response = await test.app.inject({
        method: 'POST',
        url: `/api/admin/${list}/import?fileName=berkas.${format}&format=${format}`,
        headers: { authorization: who.auth, 'content-type': body.headers.get('content-type')! },
        payload: Buffer.from(await body.arrayBuffer()),
      });
      expect(response.statusCode, response.body).toBe(201);
      await workOff();
      return one(response.json<{ data: StaffWork }>().data);
    },
    /** The file an export makes. */
    async exported(list: string, body: object): Promise<Buffer> {
      const made = await given(`${list}/export`, body);
      expect(made).toMatchObject({ state: 'done' });
      const { rawPayload } = await test.app.inject({
        url: `/api/admin/work/${made.id}/file`,
        headers: { authorization: who.auth },
      });
      return rawPayload;
    },
    /** The rows of a file that were refused, as a file. */
    refused: async ({ id }: StaffWork): Promise<Buffer> =>
      (await test.app.inject({ url: `/api/admin/work/${id}/refused.csv`, headers: { authorization: who.auth } }))
        .rawPayload,
  };
}

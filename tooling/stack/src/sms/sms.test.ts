import { expect, test } from 'vitest';
import { freePort, newFolder } from '../testing/place.ts';
import { phonePage } from './pages.ts';
import { runProgram, untilAnswers } from '../testing/program.ts';

const ACCOUNT = 'AC00000000000000000000000000000000';

async function open() {
  const port = await freePort();
  runProgram(['sms/main.ts'], { SMS_PORT: String(port), SULUH_DATA_DIR: newFolder() });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(url);
  const send = async (form: Record<string, string>, key = 'kunci-demo-sms') => {
    const response = await fetch(`${url}/2010-04-01/Accounts/${ACCOUNT}/Messages.json`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${ACCOUNT}:${key}`).toString('base64')}` },
      body: new URLSearchParams(form),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return { url, send };
}

test('a message comes to the phone it is for, and is shown there as text', async () => {
  const { url, send } = await open();
  expect(await (await fetch(url)).text()).toContain('Belum ada SMS');
  const sent = await send({ To: '+6281234567890', From: 'SULUH', Body: 'Kode <b>1234</b>' });
  expect(sent).toMatchObject({ status: 201, body: { status: 'queued', to: '+6281234567890', error_code: null } });
  expect(sent.body.sid).toMatch(/^SM[0-9a-f]{32}$/);
  expect(await (await fetch(url)).text()).toContain('+6281234567890');
  const phone = (number: string, accept = 'text/html') =>
    fetch(`${url}/ponsel/${encodeURIComponent(number)}`, { headers: { accept } });
  expect(await (await phone('+6281234567890')).text()).toContain('Kode &#60;b&#62;1234&#60;/b&#62;');
  expect(await (await phone('+6281234567890')).text()).toMatch(/>\d{1,2} \p{L}+ \d{4} pukul \d\d\.\d\d WIB</u);
  expect(await (await phone('+6281234567890', 'application/json')).json()).toMatchObject([
    { body: 'Kode <b>1234</b>' },
  ]);
  expect(await (await phone('+6281234567891')).text()).toContain('Belum ada SMS');
});

test.each([
  ['482910 kode verifikasi nomor ponselmu di Suluh. Berlaku 10 menit.', '482910'],
  ['Kode verifikasimu: 4829', '4829'],
  ['Kelasmu mulai 12 Agustus 2026 pukul 09.00.', undefined],
])('a phone shows large the code that is in %j', async (body, code) => {
  const html = phonePage('+6281234567890', [{ id: 'SM1', to: '', from: 'SULUH', body, sentAt: '2026-08-01T02:05:00Z' }], new Date('2026-08-01T05:30:00Z')); // prettier-ignore
  expect(/class="big">(\d+)</.exec(html)?.[1]).toBe(code);
  for (const part of ['<b>SULUH</b>', body, '1 Agustus 2026 pukul 09.05 WIB', '<span>12.30</span>']) expect(html).toContain(part); // prettier-ignore
});

test.each([
  ['a wrong key', { To: '+6281234567890', From: 'SULUH', Body: 'x' }, 'salah', 401, 20003],
  ['a number that is none', { To: '0812', From: 'SULUH', Body: 'x' }, undefined, 400, 21211],
  ['no sender', { To: '+6281234567890', Body: 'x' }, undefined, 400, 21603],
  ['nothing to say', { To: '+6281234567890', From: 'SULUH' }, undefined, 400, 21602],
  ['a phone out of reach', { To: '+6281234560000', From: 'SULUH', Body: 'x' }, undefined, 400, 21612],
])('%s is refused by its number', async (_, form, key, status, code) => {
  const { send } = await open();
  expect(await send(form as Record<string, string>, key)).toMatchObject({ status, body: { code, status } });
});

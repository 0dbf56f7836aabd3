import { doorText } from '@suluh/i18n-id/door';
import { readShortCode, shortCodeOf } from '@suluh/domain/ticket';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering, asked, expectReadable, found, refused, show } from '../testing/island.tsx';
import { DoorIsland } from './DoorIsland.tsx';

const HOUR_MS = 3_600_000;
const hours = (from: number) => new Date(Date.now() + from * HOUR_MS).toISOString();
const codes = ['7K4MPX2', '8888888'].map(shortCodeOf) as [string, string];
const roster = () => ({
  eventId: 7,
  courseFullname: 'Membatik',
  batch: '12',
  timeZone: 'Asia/Jakarta',
  holder: 'Petugas Dimas',
  expiresAt: hours(20),
  now: hours(0),
  publicKey: { kty: 'EC', crv: 'P-256', x: '', y: '' },
  formerKeys: [],
  sessions: [{ id: 3, no: 1, startAt: hours(-0.2), endAt: hours(3) }],
  guests: ['Ratih', 'Bagus'].map((fullname, at) => ({
    ticketId: fullname,
    shortCode: codes[at],
    generation: 1,
    fullname,
    isPrakerja: false,
    admitted: [],
  })),
  oldTickets: [],
  withdrawnTickets: [],
});
const [ROSTER, SCAN] = ['POST /api/door/roster', 'POST /api/door/scan'];
let pass: string;
let doors = 0;
const door = () => <DoorIsland key={(doors += 1)} pass={pass} scope="/pintu/" />;
const heading = (name: string) => expect.element(page.getByRole('heading', { name })).toBeVisible();
async function type(code: string): Promise<void> {
  await userEvent.fill(page.getByLabelText('Kode tiket'), code);
  await userEvent.keyboard('{Enter}');
}
const onward = () => userEvent.click(page.getByRole('button', { name: 'Pindai berikutnya' }));

beforeEach(async () => {
  pass = crypto.randomUUID();
  await answering({ [ROSTER!]: [found(roster())] });
  await show(door(), { screen: 'phone' });
  await expect.element(page.getByText(/Siap tanpa sinyal/)).toBeVisible();
});

test('a phone knows whom it let in after a load without a line, and shows it', async () => {
  await type(codes[0]);
  await heading('Boleh masuk');
  await answering({});
  await show(door(), { screen: 'phone' });
  await expect.element(page.getByText(/menunggu dikirim/)).toBeVisible();
  expect(document.querySelector('.door-counts')!.textContent).toBe('Masuk1Belum1Antre kirim1');
  await expectReadable();
  await type(codes[0]);
  await heading('Sudah dipakai');
});

test('a stranger on the way who refuses neither closes a door nor turns a guest away', async () => {
  await answering({
    [ROSTER!]: [refused(404, 'NOT_FOUND', 'tidak bisa')],
    [SCAN!]: [refused(403, 'FORBIDDEN', 'tidak bisa')],
  });
  await type(codes[0]);
  await heading('Boleh masuk');
  window.dispatchEvent(new Event('online'));
  await onward();
  await expect.element(page.getByText('Antre kirim')).toBeVisible();
  expect(document.querySelector('.door-counts')!.textContent).toBe('Masuk1Belum1Antre kirim1');
});

test('a link that was taken back closes the door', async () => {
  await answering({
    [ROSTER!]: [refused(403, 'DOOR_CLOSED', 'tidak bisa')],
    [SCAN!]: [refused(403, 'DOOR_CLOSED', 'tidak bisa')],
  });
  await type(codes[0]);
  await expect.element(page.getByText(doorText.closedTitle)).toBeVisible();
});

test('a code that is far too long is no ticket, and stops nobody behind it', async () => {
  await type('x'.repeat(2_000));
  await heading('Bukan tiket');
  await onward();
  const answer = { isDouble: false, guest: null, earlier: null, about: null, verdict: 'admitted' };
  await answering({ [ROSTER!]: [found(roster())], [SCAN!]: [found({ answers: [{ id: 'x', ...answer }] })] });
  await type(codes[1]);
  await heading('Boleh masuk');
  for (const { body } of await asked(SCAN))
    for (const { code } of (body as { scans: { code: string }[] }).scans) expect(code.length).toBeLessThanOrEqual(300);
});

test('a scanner that types goes on while a result stands', async () => {
  const answered = (fullname: string, at: number) =>
    found({
      answers: [
        {
          id: fullname,
          verdict: 'admitted',
          isDouble: false,
          guest: { fullname, shortCode: codes[at] },
          earlier: null,
          about: null,
        },
      ],
    });
  await answering({ [ROSTER!]: [found(roster())], [SCAN!]: [answered('Ratih', 0), answered('Bagus', 1)] });
  await userEvent.click(page.getByLabelText('Kode tiket'));
  await userEvent.keyboard(`${codes[0]}{Enter}`);
  await heading('Boleh masuk');
  await userEvent.keyboard(`SLH-${codes[1]}{Enter}`);
  await expect.poll(async () => (await asked(SCAN)).length).toBe(2);
  const [, second] = await asked(SCAN);
  const [{ code }] = (second!.body as { scans: [{ code: string }] }).scans;
  expect(readShortCode(code)).toBe(codes[1]);
});

test('what was let in is taken back, and a same person is noted, each with its scan', async () => {
  await type(codes[0]);
  await heading('Boleh masuk');
  await userEvent.click(page.getByRole('button', { name: 'Batalkan check-in' }));
  await expect.element(page.getByRole('button', { name: 'Check In: Ratih' })).toBeVisible();
  await type(codes[1]);
  await heading('Boleh masuk');
  await onward();
  await type(codes[1]);
  await heading('Sudah dipakai');
  await expectReadable();
  const answer = { id: 'x', verdict: 'admitted', isDouble: false, guest: null, earlier: null, about: null };
  await answering({ [ROSTER!]: [found(roster())], [SCAN!]: [found({ answers: [answer] })] });
  await userEvent.click(page.getByRole('button', { name: 'Orangnya sama, izinkan masuk' }));
  await expect.element(page.getByLabelText('Kode tiket')).toBeVisible();
  await expect.poll(async () => (await asked(SCAN)).length).toBeGreaterThan(0);
  const { scans } = (await asked(SCAN))[0]!.body as { scans: { isUndone: boolean; isSamePerson: boolean }[] };
  expect(scans.map(({ isUndone, isSamePerson }) => [isUndone, isSamePerson])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
});

test('the torch of a camera is switched on and off', async () => {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d');
  const stream = canvas.captureStream();
  const lit: unknown[] = [];
  const [track] = stream.getVideoTracks();
  Object.assign(track!, {
    getCapabilities: () => ({ torch: true }),
    applyConstraints: async ({ advanced: [only] }: { advanced: [{ torch: boolean }] }) => void lit.push(only.torch),
  });
  navigator.mediaDevices.getUserMedia = async () => stream;
  await userEvent.click(page.getByRole('button', { name: 'Nyalakan kamera' }));
  await userEvent.click(page.getByRole('button', { name: 'Senter' }));
  await userEvent.click(page.getByRole('button', { name: 'Matikan senter' }));
  await expect.element(page.getByRole('button', { name: 'Senter' })).toBeVisible();
  expect(lit).toEqual([true, false]);
});

test('the camera stays on through a result, and reads a ticket that is held there once', async () => {
  const canvas = document.createElement('canvas');
  const picture = canvas.getContext('2d')!;
  const drawing = setInterval(() => picture.fillRect(0, 0, Math.random() * 99, 99), 50);
  const stream = canvas.captureStream();
  navigator.mediaDevices.getUserMedia = async () => stream;
  let looks = 0;
  const sees = class {
    static getSupportedFormats = () => ['qr_code'];
    detect = async () => {
      looks += 1;
      return [{ rawValue: codes[0] }];
    };
  };
  Object.assign(globalThis, { BarcodeDetector: sees });
  await userEvent.click(page.getByRole('button', { name: 'Nyalakan kamera' }));
  await heading('Boleh masuk');
  await onward();
  await expect.element(page.getByLabelText('Pindai tiket')).toBeVisible();
  expect(stream.getVideoTracks()[0]!.readyState).toBe('live');
  const before = looks;
  await expect.poll(() => looks).toBeGreaterThan(before + 2); // the ticket is still held there
  await expect.element(page.getByLabelText('Pindai tiket')).toBeVisible();
  expect(page.getByRole('heading', { name: 'Sudah dipakai' }).elements()).toEqual([]);
  clearInterval(drawing);
});

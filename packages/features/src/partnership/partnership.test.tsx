import { leaveGuardText } from '@suluh/i18n-id/dialogs';
import { tagFieldText } from '@suluh/i18n-id/fields';
import { partnershipFormText as words } from '@suluh/i18n-id/partner';
import { ruleText } from '@suluh/i18n-id/validation';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering, asked, expectReadable, found, ledTo, refused, show } from '../testing/island.tsx';
import { choose } from '../testing/room.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { PaperForm } from './PaperForm.tsx';

const APPLY = 'POST /api/partnership/application';
const ADD = 'POST /api/partnership/application/7/file';
const typed = {
  name: 'Sari Batik',
  phone: '81234567890',
  website: 'https://sari.example',
  profile: 'Mengajar membatik tulis',
};

let place: HTMLElement;
const field = (name: string) =>
  page.elementLocator(place.querySelector<HTMLInputElement>(`[name="${name}"]:not([type="hidden"])`)!);
const said = () => page.elementLocator(place.querySelector('[id$="-help"]')!);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(name).fill(value);
}

test('an empty application says what is missing and sends nothing', async () => {
  await answering({});
  place = await show(<ApplicationForm type="individual" />);
  await press(words.submit);
  for (const name of ['name', 'fields', 'profile'])
    await expect
      .element(field(name))
      .toHaveAccessibleDescription(expect.stringContaining(ruleText({ code: 'required' })));
  expect(await asked()).toEqual([]);
  await expectReadable();
});

test('fields are tags: added by Enter and by leaving, taken away by a press, sent once each', async () => {
  await answering({ [APPLY]: [refused(500, 'ERROR', 'Coba lagi'), found({ id: 7 })] });
  place = await show(<ApplicationForm type="organisation" />);
  await fill(typed);
  await field('fields').fill(' Batik ');
  await userEvent.keyboard('{Enter}');
  await field('fields').fill('Batik');
  await userEvent.keyboard('{Enter}');
  await field('fields').fill('Tenun');
  await userEvent.keyboard('{Enter}');
  await press(tagFieldText.remove('Tenun'));
  await field('fields').fill('Pewarna alam');
  await press(words.submit); // leaves the field
  await expect.element(page.getByRole('alert')).toHaveTextContent('Coba lagi');
  await press(words.submit);
  await expect.poll(ledTo).toEqual(['/kemitraan/pengajuan?terkirim=1']);
  expect((await asked(APPLY)).at(-1)?.body).toEqual({ ...typed, type: 'organisation', fields: 'Batik,Pewarna alam' });
});

test('leaving asks first once something was typed, and follows the link after that', async () => {
  place = await show(
    <>
      <ApplicationForm type="individual" />
      <a href="/bantuan">Bantuan</a>
    </>,
  );
  await page.getByRole('link', { name: 'Bantuan' }).click();
  await expect.poll(ledTo).toEqual(['/bantuan']);
  await field('name').fill('Sari');
  await page.getByRole('link', { name: 'Bantuan' }).click();
  await press(leaveGuardText.stay);
  await expect.element(field('name')).toHaveValue('Sari');
  expect(ledTo()).toHaveLength(1);
  await page.getByRole('link', { name: 'Bantuan' }).click();
  await expectReadable();
  await press(leaveGuardText.leave);
  await expect.poll(ledTo).toHaveLength(2);
});

/** A picture of this size, drawn by the browser. */
async function picture(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d');
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'gambar.png', { type: 'image/png' });
}

test('a file that is wrong says why at once and is not sent; one that is right is', async () => {
  await answering({ [ADD]: [found({ id: 7 })] });
  place = await show(<PaperForm id={7} />);
  const input = field('file');
  await press(words.fileSend);
  await expect.element(said()).toHaveTextContent(ruleText({ code: 'requiredFile' }));
  for (const [file, code] of [
    [await picture(90, 90), 'imageRatio'],
    [new File(['x'], 'a.gif', { type: 'image/gif' }), 'imageType'],
    [new File(['x'], 'a.txt', { type: 'text/plain' }), 'paperType'],
    [new File(['x'], 'gambar.png', { type: 'image/png' }), 'imageRatio'],
    [new File([new Uint8Array(5_242_881)], 'a.pdf', { type: 'application/pdf' }), 'fileTooLarge'],
  ] as const) {
    choose(input.element(), file);
    await expect.element(said()).toHaveTextContent(ruleText({ code }));
  }
  await expectReadable();
  await press(words.fileSend);
  expect(await asked()).toEqual([]);
  await input.upload(await picture(160, 90));
  await expect.element(said()).toHaveTextContent(words.fileHelp);
  await press(words.fileSend);
  await expect.element(page.getByText(words.fileAdded)).toBeVisible();
  expect((await asked(ADD)).map(({ url }) => url)).toEqual(['/api/partnership/application/7/file?filename=gambar.png']);
});

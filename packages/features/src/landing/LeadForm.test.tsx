import { enterpriseLeadText } from '@suluh/i18n-id/home';
import { ruleText } from '@suluh/i18n-id/validation';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answering, asked, expectReadable, found, ledTo, refused, show } from '../testing/island.tsx';
import { LeadForm } from './LeadForm.tsx';

const SEND = 'POST /api/enterprise/lead';
const typed = {
  name: 'Ratih Kusuma',
  company: 'PT Lumbung',
  email: 'ratih@kantor.example',
  phone: '6281234567',
  need: 'Kasir',
};

let place: HTMLElement;
const field = (name: string) => page.elementLocator(place.querySelector<HTMLInputElement>(`[name="${name}"]`)!);
const send = () => page.getByRole('button', { name: enterpriseLeadText.submit }).click();
const saidAt = (name: string, words: string) =>
  expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(words));
async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(name).fill(value);
}

test('an empty form says what is missing and sends nothing', async () => {
  await answering({});
  place = await show(<LeadForm fields={['Bahasa']} />);
  await send();
  await saidAt('phone', ruleText({ code: 'billingPhoneRequired' }));
  await saidAt('need', ruleText({ code: 'required' }));
  await expect.element(field('field')).not.toHaveAttribute('aria-invalid');
  expect(await asked()).toEqual([]);
  await expectReadable();
});

test('what is right is sent, and leads to where it says that it came', async () => {
  await answering({ [SEND]: [found({ id: 1 })] });
  place = await show(<LeadForm fields={['Bahasa']} />);
  await fill(typed);
  await field('teamSize').selectOptions('21-200');
  await send();
  await expect.poll(ledTo).toEqual(['/enterprise/minta-penawaran?terkirim=1']);
  expect((await asked(SEND)).map(({ body }) => body)).toEqual([{ ...typed, teamSize: '21-200', field: '' }]);
});

test('a refusal of the server is said, what was typed stays, and the second try passes', async () => {
  await answering({ [SEND]: [refused(429, 'TOO_MANY_REQUESTS', 'Tunggu sebentar'), found({ id: 1 })] });
  place = await show(<LeadForm fields={[]} />);
  await fill(typed);
  await field('teamSize').selectOptions('1-20');
  await send();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Tunggu sebentar');
  await expect.element(field('need')).toHaveValue(typed.need);
  await send();
  await expect.poll(ledTo).toHaveLength(1);
});

test('a form that was refused before JavaScript shows what was typed and what was wrong, until it changes', async () => {
  const draft = {
    values: { ...typed, phone: '0812', teamSize: '1-20', field: 'Bahasa' },
    errors: { phone: ruleText({ code: 'billingPhonePrefix' }) },
  };
  place = await show(<LeadForm fields={['Bahasa']} draft={draft} problem={enterpriseLeadText.refused} />);
  await saidAt('phone', draft.errors.phone);
  await expect.element(field('field')).toHaveValue('Bahasa');
  await expect.element(page.getByRole('alert')).toHaveTextContent(enterpriseLeadText.refused);
  await field('phone').fill('62812345678');
  await expect.element(field('phone')).not.toHaveAttribute('aria-invalid');
});

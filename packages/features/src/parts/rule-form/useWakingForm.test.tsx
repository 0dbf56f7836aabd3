import { LOGIN_FORM, type FormValues } from '@suluh/domain/validation';
import { errorText } from '@suluh/i18n-id/errors';
import { ruleText } from '@suluh/i18n-id/validation';
import { TextField } from '@suluh/ui/forms/TextField';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FormProblem, useWakingForm } from './index.ts';
import { liveForm, type Wake } from './liveForm.ts';

type Login = FormValues<typeof LOGIN_FORM>;

const sent = vi.fn<(values: Login) => void>();
let load: () => Promise<Wake<Login>>;
let root: Root | undefined;
let place: HTMLElement;

function Form(): ReactElement {
  const form = useWakingForm<Login>(
    () => load(),
    async (values) => {
      sent(values);
      return { kind: 'done' };
    },
    () => undefined,
  );
  return (
    <form method="post" action="/terkirim" {...form.props}>
      <FormProblem form={form} posted={null} />
      <TextField {...form.field('email')} label="Email" />
      <TextField {...form.field('password')} label="Kata sandi" />
      <button type="submit">{form.busy ? 'Sebentar' : 'Kirim'}</button>
    </form>
  );
}

/** The rules, as soon as somebody lets them come. */
function rulesOnTheirWay(): { come: () => void; fail: () => void; asked: () => number } {
  let settle: { resolve: (wake: Wake<Login>) => void; reject: (reason: Error) => void }[] = [];
  let asked = 0;
  load = () =>
    new Promise((resolve, reject) => {
      asked += 1;
      settle.push({ resolve, reject });
    });
  const all = (end: (one: (typeof settle)[number]) => void) => {
    settle.forEach(end);
    settle = [];
  };
  return {
    come: () => all(({ resolve }) => resolve(liveForm(LOGIN_FORM))),
    fail: () => all(({ reject }) => reject(new Error('no line'))),
    asked: () => asked,
  };
}

const show = () => {
  root = hydrateRoot(place, <Form />);
};
const email = () => page.getByLabelText('Email');
const password = () => page.getByLabelText('Kata sandi');
const press = () => page.getByRole('button').click();

beforeEach(() => {
  sent.mockReset();
  place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Form />);
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  place.remove();
  vi.restoreAllMocks();
});

test('rules are not asked for until the form is touched, and then once', async () => {
  const rules = rulesOnTheirWay();
  show();
  await expect.element(email()).toBeVisible();
  expect(rules.asked()).toBe(0);
  await email().fill('sekar@surel.id');
  await password().fill('lama');
  expect(rules.asked()).toBe(1);
});

test('what was typed before the page came to life is sent', async () => {
  const rules = rulesOnTheirWay();
  await email().fill('sekar@surel.id');
  await password().fill('lama');
  show();
  await expect.poll(rules.asked).toBe(1); // the focus is in the form
  rules.come();
  await press();
  await expect.poll(() => sent.mock.calls).toEqual([[{ email: 'sekar@surel.id', password: 'lama' }]]);
});

test('what is typed and sent before the rules are there is sent once they come, and stays in its field', async () => {
  const rules = rulesOnTheirWay();
  show();
  await email().fill('sekar@surel.id');
  await password().fill('lama');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button')).toHaveTextContent('Sebentar');
  rules.come();
  await expect.poll(() => sent.mock.calls).toEqual([[{ email: 'sekar@surel.id', password: 'lama' }]]);
  await expect.element(email()).toHaveValue('sekar@surel.id');
});

test('a field that was left before the rules are there says what is wrong when they come', async () => {
  const rules = rulesOnTheirWay();
  show();
  await email().fill('sekar');
  await userEvent.keyboard('{Tab}');
  await expect.element(email()).not.toHaveAttribute('aria-invalid');
  rules.come();
  await expect.element(email()).toHaveAccessibleDescription(ruleText({ code: 'emailAt' }));
  await expect.element(password()).not.toHaveAttribute('aria-invalid');
});

test('without its rules a form is sent as before JavaScript', async () => {
  const rules = rulesOnTheirWay();
  const plain = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  show();
  await email().fill('sekar@surel.id');
  await press();
  rules.fail();
  await expect.poll(() => plain.mock.calls.length).toBe(1);
  expect(sent).not.toHaveBeenCalled();
});

test('without a line that is said, and the next touch asks again', async () => {
  const rules = rulesOnTheirWay();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  await email().fill('sekar@surel.id');
  await press();
  rules.fail();
  await expect.element(page.getByRole('alert')).toHaveTextContent(errorText.noConnection);
  await password().fill('lama');
  rules.come();
  await press();
  await expect.poll(() => sent.mock.calls).toEqual([[{ email: 'sekar@surel.id', password: 'lama' }]]);
});

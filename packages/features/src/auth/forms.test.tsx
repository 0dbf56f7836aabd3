import { forgotPasswordText, loginText, registerText, resetPasswordText } from '@suluh/i18n-id/auth';
import { errorText } from '@suluh/i18n-id/errors';
import { ruleText } from '@suluh/i18n-id/validation';
import { LOGIN_FORM, REGISTER_FORM, type RuleFailure } from '@suluh/domain/validation';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draftOf, typedIn } from '../parts/rule-form/draft.ts';
import { answering, asked, expectReadable, found, late, ledTo, refused, show } from '../testing/island.tsx';
import { LoginForm } from './LoginForm.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { passwordRules } from './passwordRules.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const LOGIN = 'POST /api/auth/login';
const REGISTER = 'POST /api/auth/register';
const FORGOT = 'POST /api/auth/forgot-password';
const RESET = 'POST /api/auth/reset-password';

let place: HTMLElement;
const field = (name: string) => page.elementLocator(place.querySelector<HTMLInputElement>(`[name="${name}"]`)!);
const send = (name: string) => page.getByRole('button', { name, exact: true }).click();
const bodies = async (call: string) => (await asked(call)).map(({ body }) => body);
/** What is said below a field. */
const saidAt = (name: string, failure: RuleFailure) =>
  expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(ruleText(failure)));
const nothingSaidAt = (name: string) => expect.element(field(name)).not.toHaveAttribute('aria-invalid');
async function type(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(name).fill(value);
}

const showLogin = async (problem: string | null = null) => {
  place = await show(<LoginForm target="/wishlist" problem={problem} forgotPasswordHref="/auth/forgot-password" />);
};
const showRegister = async () => {
  place = await show(<RegisterForm target="/wishlist" problem={null} rules={passwordRules('')} />);
};
const account = { fullname: 'Sekar Ayu', email: 'sekar@surel.id', phone: '81234567890', password: 'Belajar123' };

test('an empty login says so at each field, sends nothing, and puts the cursor into the first', async () => {
  await answering({});
  await showLogin();
  await send(loginText.submit);
  await saidAt('email', { code: 'required' });
  await saidAt('password', { code: 'required' });
  await expect.element(field('email')).toHaveFocus();
  expect(await asked()).toEqual([]);
  await expectReadable();
});

test('a field says what is wrong once it was left, and follows what is typed from then on', async () => {
  await showLogin();
  await field('email').fill('sekar');
  await nothingSaidAt('email');
  await userEvent.keyboard('{Tab}');
  await saidAt('email', { code: 'emailAt' });
  await nothingSaidAt('password');
  await field('email').fill('sekar@surel');
  await saidAt('email', { code: 'emailFormat' });
  await field('email').fill('sekar@surel.id');
  await nothingSaidAt('email');
});

test('who logs in is led on: the e-mail is sent trimmed, the password as it was typed', async () => {
  await answering({ [LOGIN]: [late(found({}))] });
  await showLogin();
  await type({ email: ' sekar@surel.id ', password: ' lama ' });
  await send(loginText.submit);
  await expect.poll(ledTo).toEqual(['/wishlist']);
  expect(await bodies(LOGIN)).toMatchObject([{ email: 'sekar@surel.id', password: ' lama ' }]);
});

test('a form that is sent by Enter at once has lost nothing of what was typed', async () => {
  await answering({ [LOGIN]: [found({})] });
  await showLogin();
  await type({ email: 'sekar@surel.id', password: 'lama' });
  await userEvent.keyboard('{Enter}');
  await expect.poll(ledTo).toEqual(['/wishlist']);
  expect(await bodies(LOGIN)).toHaveLength(1);
});

test('a refusal is said and hides with the next change; without an answer that is said', async () => {
  await answering({ [LOGIN]: [refused(401, 'INVALID_CREDENTIALS', 'Email atau kata sandi salah.'), 'lost'] });
  await showLogin(loginText.tooMany);
  await expect.element(page.getByRole('alert')).toHaveTextContent(loginText.tooMany);
  await type({ email: 'sekar@surel.id', password: 'salah' });
  await send(loginText.submit);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Email atau kata sandi salah.');
  await field('password').fill('salah lagi');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await send(loginText.submit);
  await expect.element(page.getByRole('alert')).toHaveTextContent(errorText.noConnection);
  expect(ledTo()).toEqual([]);
});

test('an empty registration names every field once, the consent too', async () => {
  await answering({});
  await showRegister();
  await send(registerText.submit);
  for (const name of ['fullname', 'email', 'phone', 'password', 'passwordConfirmation'])
    await saidAt(name, { code: 'required' });
  await expect.element(page.getByText(ruleText({ code: 'consent' }))).toBeVisible();
  expect(await asked()).toEqual([]);
  await expectReadable();
});

test('"Tidak Sama" stands at the repetition, and goes when the password itself becomes the same', async () => {
  await showRegister();
  await type({ password: 'Belajar123', passwordConfirmation: 'Belajar124' });
  await userEvent.keyboard('{Tab}');
  await saidAt('passwordConfirmation', { code: 'notSame' });
  await field('password').fill('Belajar124');
  await nothingSaidAt('passwordConfirmation');
});

test('an account is made and logged in to, with the repetition left out', async () => {
  await answering({ [REGISTER]: [found({})], [LOGIN]: [found({})] });
  await showRegister();
  await type({ ...account, passwordConfirmation: account.password });
  await page.getByRole('checkbox').click();
  await send(registerText.submit);
  await expect.poll(ledTo).toEqual(['/wishlist']);
  const [sent] = (await bodies(REGISTER)) as Record<string, unknown>[];
  expect(sent).toMatchObject({ ...account, consent: true });
  expect(sent).not.toHaveProperty('passwordConfirmation');
});

test('a refusal is in view, though the button pressed is far below it', async () => {
  await answering({ [REGISTER]: [refused(409, 'ALREADY_REGISTERED', 'Email sudah terdaftar.')] });
  await showRegister();
  place.style.paddingBottom = '2000px'; // room to leave the top of the form behind
  await type({ ...account, passwordConfirmation: account.password });
  await page.getByRole('checkbox').click();
  page.getByRole('button', { name: registerText.submit }).element().scrollIntoView({ block: 'start' });
  await send(registerText.submit);
  await expect.element(page.getByText('Email sudah terdaftar.')).toBeInViewport();
});

test('what was refused before JavaScript stands in the form again, and says so until it is changed', async () => {
  const draft = draftOf(LOGIN_FORM, typedIn(LOGIN_FORM, { email: 'sekar@surel', password: '' }));
  place = await show(<LoginForm target="/" problem={null} draft={draft} forgotPasswordHref="/auth/forgot-password" />);
  await expect.element(field('email')).toHaveValue('sekar@surel');
  await saidAt('email', { code: 'emailFormat' });
  await saidAt('password', { code: 'required' });
  await expectReadable();
  await field('email').fill('sekar@surel.id');
  await nothingSaidAt('email');
  await saidAt('password', { code: 'required' });
  await field('password').fill('x');
  await nothingSaidAt('password');
});

test('of a registration only the passwords have to be typed again', async () => {
  const typed = { ...account, consent: 'on', referralCode: 'RANI2026', passwordConfirmation: 'lain' };
  place = await show(
    <RegisterForm
      target="/"
      problem={null}
      draft={draftOf(REGISTER_FORM, typedIn(REGISTER_FORM, typed))}
      rules={passwordRules('')}
      referral=""
    />,
  );
  const { password: _secret, ...rest } = account;
  for (const [name, value] of Object.entries({ ...rest, referralCode: 'RANI2026', password: '' }))
    await expect.element(field(name)).toHaveValue(value);
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  await saidAt('passwordConfirmation', { code: 'notSame' });
  await nothingSaidAt('password');
});

test('the reset link is asked for with an e-mail only', async () => {
  await answering({ [FORGOT]: [found({})] });
  place = await show(<ForgotPasswordForm problem={null} />, { at: '/auth/forgot-password' });
  await field('email').fill('sekar');
  await send(forgotPasswordText.submit);
  await saidAt('email', { code: 'emailAt' });
  await field('email').fill('sekar@surel.id');
  await send(forgotPasswordText.submit);
  await expect.poll(ledTo).toEqual(['/auth/forgot-password?sent=1']);
  expect(await bodies(FORGOT)).toMatchObject([{ email: 'sekar@surel.id' }]);
});

test('a new password is strong and repeated before it is sent with the token', async () => {
  await answering({ [RESET]: [found({})] });
  place = await show(<ResetPasswordForm token="t-1" problem={null} rules={passwordRules('')} />, {
    at: '/auth/reset-password',
  });
  await type({ password: 'belajar123', passwordConfirmation: 'belajar12' });
  await send(resetPasswordText.submit);
  await saidAt('password', { code: 'passwordUpper' });
  await saidAt('passwordConfirmation', { code: 'notSame' });
  await type({ password: 'Belajar123', passwordConfirmation: 'Belajar123' });
  await send(resetPasswordText.submit);
  await expect.poll(ledTo).toEqual(['/auth/reset-password?done=1']);
  expect(await bodies(RESET)).toEqual([{ token: 't-1', password: 'Belajar123' }]);
});

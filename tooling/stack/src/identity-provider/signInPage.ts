import { DEMO_PASSWORD } from '@suluh/config/demoPassword';
import { type Person } from './people.ts';

interface SignInPage {
  /** Where the form is sent. */
  action: string;
  /** Whose account is asked for. */
  name: string;
  people: readonly Person[];
  failed: boolean;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The sign-in form. It lists the demo people, because nobody else can sign in here. */
export const signInPage = ({ action, name, people, failed }: SignInPage): string =>
  `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Masuk ${name}</title>` +
  `<style>body{font:16px/1.5 system-ui;max-width:24rem;margin:3rem auto;padding:0 1rem}label{display:block;margin:1rem 0 .25rem}input,button{font:inherit;padding:.7rem;width:100%;box-sizing:border-box}button{margin-top:1.25rem}</style></head><body>` +
  `<h1>Akun ${name}</h1>${failed ? '<p role="alert">Email atau kata sandi salah.</p>' : ''}` +
  `<form method="post" action="${escaped(action)}"><label for="email">Email</label><input id="email" name="email" type="email" required autocomplete="username">` +
  `<label for="password">Kata sandi</label><input id="password" name="password" type="password" required autocomplete="current-password"><button>Masuk</button></form>` +
  `<p>Akun contoh: ${people.map((person) => person.email).join(', ')} dengan kata sandi ${DEMO_PASSWORD}</p></body></html>`;

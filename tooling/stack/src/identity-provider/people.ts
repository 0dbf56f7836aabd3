import { DEMO_PASSWORD } from '@suluh/config/demoPassword';

/** A person the partners' sign-in knows. The password is the same for all: this server exists for demo and tests. */
export interface Person {
  sub: string;
  name: string;
  email: string;
  /** Signs in by it, but lets nobody be told. */
  isEmailHidden?: boolean;
}

/** Learners of the two programmes that sign in outside (docs/product/addresses.md#partner-slugs). */
export const people: readonly Person[] = [
  { sub: 'fordigi-001', name: 'Ratna Kusuma', email: 'ratna@fordigi.example' },
  { sub: 'fordigi-002', name: 'Yusuf Hidayat', email: 'yusuf@fordigi.example' },
  { sub: 'magenta-001', name: 'Melati Siregar', email: 'melati@magenta.example' },
  { sub: 'magenta-002', name: 'Galih Prakoso', email: 'galih@magenta.example' },
];

/** People of the played Google; one has the address of a demo account. */
export const googlePeople: readonly Person[] = [
  { sub: 'google-001', name: 'Wulan Maharani', email: 'wulan@gmail.example' },
  { sub: 'google-002', name: 'Sulastri Handoko', email: 'sulastri@ukm.example' },
];

/** People of the played Facebook. */
export const facebookPeople: readonly Person[] = [
  { sub: 'facebook-001', name: 'Dimas Prasetyo', email: 'dimas@surel.example' },
  { sub: 'facebook-002', name: 'Nirmala Sari', isEmailHidden: true, email: 'nirmala@surel.example' },
];

/** The person who filled in a form, or nobody when the password is wrong. */
export const signedInAs = (known: readonly Person[], form: URLSearchParams): Person | undefined =>
  form.get('password') === DEMO_PASSWORD
    ? known.find(({ email }) => email === form.get('email')?.trim().toLowerCase())
    : undefined;

/** The programmes registered with this provider; the client id is `suluh-{slug}`. */
export const programSlugs = ['fordigi', 'magenta'] as const;

/** Client secret of a programme in the demo provider; the API holds the same value in its programme settings. */
export const clientSecretOf = (slug: string): string => `rahasia-demo-${slug}`;

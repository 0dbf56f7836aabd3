/** A person the partners' sign-in knows. The password is the same for all: this server exists for demo and tests. */
export interface Person {
  sub: string;
  name: string;
  /** Facebook knows people without one. */
  email?: string;
}

export const DEMO_PASSWORD = 'Belajar123';

/** Learners of the two programmes that sign in outside (docs/product/addresses.md#partner-slugs). */
export const people: readonly Person[] = [
  { sub: 'fordigi-001', name: 'Ratna Kusuma', email: 'ratna@fordigi.example' },
  { sub: 'fordigi-002', name: 'Yusuf Hidayat', email: 'yusuf@fordigi.example' },
  { sub: 'magenta-001', name: 'Melati Siregar', email: 'melati@magenta.example' },
  { sub: 'magenta-002', name: 'Galih Prakoso', email: 'galih@magenta.example' },
];

/** People of the played Google and Facebook. */
export const elsewherePeople: readonly Person[] = [
  { sub: 'google-001', name: 'Wulan Maharani', email: 'wulan@gmail.example' },
  { sub: 'google-002', name: 'Sulastri Handoko', email: 'sulastri@ukm.example' },
  { sub: 'facebook-001', name: 'Dimas Prasetyo', email: 'dimas@surel.example' },
  { sub: 'facebook-002', name: 'Tanpa Email' },
];

/** The programmes registered with this provider; the client id is `suluh-{slug}`. */
export const programSlugs = ['fordigi', 'magenta'] as const;

/** Client secret of a programme in the demo provider; the API holds the same value in its programme settings. */
export const clientSecretOf = (slug: string): string => `rahasia-demo-${slug}`;

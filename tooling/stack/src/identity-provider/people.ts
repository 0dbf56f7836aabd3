/** A person the partners' sign-in knows. The password is the same for all: this server exists for demo and tests. */
export interface Person {
  sub: string;
  name: string;
  email: string;
}

export const DEMO_PASSWORD = 'Belajar123';

/** Learners of the two programmes that sign in outside (docs/product/addresses.md#partner-slugs). */
export const people: readonly Person[] = [
  { sub: 'fordigi-001', name: 'Ratna Kusuma', email: 'ratna@fordigi.example' },
  { sub: 'fordigi-002', name: 'Yusuf Hidayat', email: 'yusuf@fordigi.example' },
  { sub: 'magenta-001', name: 'Melati Siregar', email: 'melati@magenta.example' },
  { sub: 'magenta-002', name: 'Galih Prakoso', email: 'galih@magenta.example' },
];

/** The programmes registered with this provider; the client id is `suluh-{slug}`. */
export const programSlugs = ['fordigi', 'magenta'] as const;

/** Client secret of a programme in the demo provider; the API holds the same value in its programme settings. */
export const clientSecretOf = (slug: string): string => `rahasia-demo-${slug}`;

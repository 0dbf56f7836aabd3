import * as label from './label.ts';

/** Landing pages, where their own words are empty. */
export const landingText = {
  steps: 'Cara kerjanya',
  offers: 'Paket',
  benefits: 'Manfaatnya untukmu',
  who: 'Siapa yang boleh ikut',
  recommended: label.mostChosen,
  choose: (name: string) => `Pilih ${name}`,
  help: 'Butuh bantuan?',
  questions: label.askedOften,
} as const;

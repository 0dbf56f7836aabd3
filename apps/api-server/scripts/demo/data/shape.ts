/**
 * A demo course as it is written down. Money in rupiah, time in minutes; `parts` are the sections of the curriculum.
 */
export interface DemoCourse {
  title: string;
  /** Slug of the category that decides its cloth. */
  category: string;
  /** Code of the institution. */
  partner: string;
  type: 'a' | 'b' | 'c' | 'd';
  price: number;
  priceAfter: number;
  minutes: number;
  summary: string;
  parts: readonly string[];
  outcomes: readonly string[];
  /** Cities of its schedules; only types b, c and d have any. */
  cities?: readonly string[];
  teacher: string;
  level: 'Pemula' | 'Menengah' | 'Lanjut';
  education?: string;
  ages?: readonly [number, number];
  certificate?: 'competence' | 'completion';
  /** Months its certificates hold; without: for ever. */
  certificateMonths?: number;
  prakerja?: true;
  voucher?: true;
  ad?: true;
  /** Path in the storage of a picture that lies in `pictures`; without one the cloth shows. */
  picture?: string;
}

import * as label from './label.ts';
/** A course that staff look at before it is published. */
export const previewText = {
  title: 'Pratinjau',
  lead: (until: string) => `Beginilah halaman ini nanti. Tautannya terbuka sampai ${until}.`,
  notSold: 'Di pratinjau tidak ada yang bisa dibeli atau diikuti.',
  open: 'Buka pratinjau',
  make: 'Buat tautan pratinjau',
  note: 'Tautan ini terbuka 15 menit, selama kamu boleh melihat kursusnya.',
  made: (until: string) => `Tautan siap, terbuka sampai ${until}.`,
  face: 'Di situs',
  faces: { main: label.mainSite, internship: 'Magang', myindibiz: 'Usaha kecil', program: label.partnerProgramme },
  program: 'Program',
  noProgram: 'Kursus ini belum ada di program mana pun.',
} as const;

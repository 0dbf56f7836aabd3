/** Days of the week from Monday on. */
export const WEEKDAY_NAMES = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const;

/** The names of days of the week, 1 is Monday: 'Sabtu, Minggu'. */
export const weekdayNames = (weekdays: readonly number[]): string =>
  weekdays.map((day) => WEEKDAY_NAMES[day - 1]).join(', ');

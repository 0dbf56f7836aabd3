// What buttons of dates say in a browser, each by itself: why a date is not to be had is told by the server.

/** Of a date that can be bought. */
export const openDateText = 'Pilih dan Beli Jadwal';
/** Of a date where nothing is sold. */
export const chooseDateText = 'Pilih Jadwal';
/** Of the date its reader has. */
export const ownDateText = 'Terdaftar';
/** Of the other dates of a course its reader has. */
export const anotherDateText = 'Kamu di jadwal lain';

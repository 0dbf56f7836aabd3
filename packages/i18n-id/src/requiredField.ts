/** Required mark read aloud. */
export const requiredFieldText = 'wajib diisi';

/** A phone as it is told in a mail, to who knows it: country code and the last four digits. @param phone E.164 */
export const maskedPhone = (phone: string): string =>
  phone.replace(
    /^(\+62)?(\d*)(\d{4})$/,
    (_, country = '', hidden: string, last) => `${country}${'*'.repeat(hidden.length)}${last}`,
  );

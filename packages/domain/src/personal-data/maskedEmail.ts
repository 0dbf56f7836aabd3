/**
 * An e-mail address as it is told to who may not know it: the first character and the domain
 * (docs/product/account.md#e-mail-address).
 */
export const maskedEmail = (email: string): string => email.replace(/^([^@])[^@]*/, '$1***');

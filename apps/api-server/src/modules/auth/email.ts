/** E-mail as it is stored and compared. */
export const emailOf = (entered: string): string => entered.trim().toLowerCase();

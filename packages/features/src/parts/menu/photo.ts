/** Address of a profile photo; the value user/default.svg means none (spec 3, User profile). */
export const photoUrl = (foto: string | undefined): string | null => (foto === undefined || foto.endsWith('default.svg') ? null : foto);

/**
 * A heart nobody knows of yet is not shown to a member, nor can it be pressed: `--asked` is set on <html> before anything is
 * painted where somebody is logged in (`sessionScript`), and by nothing else.
 */
export const whileAsked = { visibility: 'var(--asked)' as 'hidden' } as const;

/** Page of the back office where somebody who was given a role chooses a password: its own, and that of its mail. */
export const OFFICE_INVITATION = 'undangan';
/** Page of the back office where staff sign in. */
export const OFFICE_LOGIN = 'login';

/** Beginning of the names of dialogs that ask why a review is reported. */
export const REPORT_DIALOG = 'lapor';

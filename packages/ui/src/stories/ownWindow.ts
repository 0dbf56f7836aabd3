/**
 * Parameters of stories that open a dialog: on the page that explains them each gets a window of its own, for a dialog
 * lies above everything in its window.
 */
export const IN_ITS_OWN_WINDOW = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '640px' } },
} as const;

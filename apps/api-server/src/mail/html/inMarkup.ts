const CHARACTER = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const;

/** A text as it stands in markup, also in an attribute: nothing of it is read as markup. */
export const inMarkup = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (each) => CHARACTER[each as keyof typeof CHARACTER]);

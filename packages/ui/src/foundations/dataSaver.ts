/** Whether the page at hand saves data (docs/product/display.md#data-saver). For the browser alone. */
export const isSavingHere = (): boolean => 'saver' in document.documentElement.dataset;

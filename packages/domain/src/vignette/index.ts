export { STOCK } from './stock.ts';
export { CUTS, VIGNETTE_FOLDER, VIGNETTE_WIDTHS, vignetteFolder, vignetteOf } from './vignette.ts';

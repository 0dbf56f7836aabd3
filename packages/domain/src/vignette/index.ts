export { STOCK } from './stock.ts';
export { CUTS, DRAWN_FOLDER, VIGNETTE_FOLDER, VIGNETTE_WIDTHS, vignetteFolder, vignetteOf } from './vignette.ts';

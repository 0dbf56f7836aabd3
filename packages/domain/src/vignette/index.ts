export { STOCK } from './stock.ts';
export { CUTS, vignetteOf, vignettePath } from './vignette.ts';

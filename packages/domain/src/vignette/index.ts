export { STOCK } from './stock.ts';
export { CUTS, VIGNETTE_PX, vignetteOf, vignettePath } from './vignette.ts';

export { RefreshAtSaleEnd } from './RefreshAtSaleEnd.tsx';
export { UntilSaleEnds } from './UntilSaleEnds.tsx';

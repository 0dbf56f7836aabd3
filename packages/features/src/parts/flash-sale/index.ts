export { UntilSaleEnds } from './UntilSaleEnds.tsx';

export { Petals, RowPetal } from './Petals.tsx';

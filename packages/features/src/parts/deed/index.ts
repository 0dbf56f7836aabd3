export { rememberDeed, takeDeed, type Deed } from './deed.ts';

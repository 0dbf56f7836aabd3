export { rememberDeed, takeDeed, type BundleDeed, type CourseDeed, type Deed } from './deed.ts';

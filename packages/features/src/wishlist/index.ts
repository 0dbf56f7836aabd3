export { wishlistPage } from './page.ts';

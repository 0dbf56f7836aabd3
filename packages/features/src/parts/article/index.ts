export { ArticleStylesheet } from './ArticleStylesheet.tsx';

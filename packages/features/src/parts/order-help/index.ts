export { OrderHelp } from './OrderHelp.tsx';
export { OrderHelpStylesheet } from './OrderHelpStylesheet.tsx';

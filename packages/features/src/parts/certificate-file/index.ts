export { ArchiveLink, DownloadLink } from './DownloadLink.tsx';

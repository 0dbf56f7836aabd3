export { ArchiveLink, BadgeLink, DownloadLink } from './DownloadLink.tsx';

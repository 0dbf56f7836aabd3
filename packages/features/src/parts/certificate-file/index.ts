export { ArchiveLink, BadgeLink, DownloadLink } from './DownloadLink.tsx';
export { LinkedInLink } from './LinkedInLink.tsx';

export { robotsFile, robotsOf, siteMapFile } from './files.ts';
export { siteMetadata } from './siteMetadata.ts';

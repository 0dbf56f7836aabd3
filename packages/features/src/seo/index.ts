export { manifestFile } from './manifest.ts';
export { robotsFile, robotsOf, siteMapFile, siteMapIndex } from './files.ts';
export { siteMetadata } from './siteMetadata.ts';

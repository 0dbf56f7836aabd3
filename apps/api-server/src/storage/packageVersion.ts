import type { PackageVersion } from '@suluh/domain/learning';

const PREFIX = 'application/x-scorm-';

/** Version of SCORM of a stored package, by its media type; what is none of ours is 1.2, which is the older. */
export const versionOf = (mimetype: string): PackageVersion => (mimetype === `${PREFIX}2004` ? '2004' : '1.2');

/** The media type a package of a version is stored with. */
export const mimetypeOf = (version: PackageVersion): string => `${PREFIX}${version}`;

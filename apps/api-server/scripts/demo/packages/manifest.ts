import type { PackageVersion } from '@suluh/domain/learning';

const SCHEMAS = {
  '1.2': {
    namespaces:
      'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"',
    version: '1.2',
    type: 'adlcp:scormtype',
  },
  '2004': {
    namespaces: 'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"',
    version: '2004 4th Edition',
    type: 'adlcp:scormType',
  },
} as const;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The manifest of a package with one unit that begins with index.html. */
export function manifestOf(version: PackageVersion, { id, title }: { id: string; title: string }): string {
  const schema = SCHEMAS[version];
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${escaped(id)}" version="1" ${schema.namespaces}>
  <metadata><schema>ADL SCORM</schema><schemaversion>${schema.version}</schemaversion></metadata>
  <organizations default="satu">
    <organization identifier="satu"><title>${escaped(title)}</title>
      <item identifier="unit" identifierref="isi"><title>${escaped(title)}</title></item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="isi" type="webcontent" ${schema.type}="sco" href="index.html">
      <file href="index.html"/><file href="paket.js"/>
    </resource>
  </resources>
</manifest>
`;
}

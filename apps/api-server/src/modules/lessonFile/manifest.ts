import path from 'node:path';
import type { PackageProblem, PackageVersion } from '@suluh/domain/learning';

/** A package cannot be used. */
export class PackageRefused extends Error {
  override name = 'PackageRefused';
  readonly reason: PackageProblem;

  constructor(reason: PackageProblem) {
    super(`the package cannot be used: ${reason}`);
    this.reason = reason;
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string): string =>
  text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole).trim();

const attribute = (tag: string, name: string): string | null => {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag) ?? [];
  const value = double ?? single;
  return value === undefined ? null : plain(value);
};
const tagsOf = (manifest: string, name: string): string[] =>
  [...manifest.matchAll(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])[^>]*>`, 'gi'))].map(([tag]) => tag);

const VERSIONS: readonly (readonly [RegExp, PackageVersion])[] = [
  [/^1\.2$/, '1.2'],
  [/2004|^CAM 1\.3$/i, '2004'],
];

/**
 * What a manifest of SCORM says: its version and the file it begins with, by a path below the manifest. The frame plays
 * one unit, so that a package of several is refused. @throws PackageRefused
 */
export function readManifest(xml: string): { version: PackageVersion; entry: string } {
  const manifest = xml.replace(/<!--[\s\S]*?-->/g, '');
  if (tagsOf(manifest, 'manifest').length === 0) throw new PackageRefused('manifest');
  const [, said = ''] = /<(?:\w+:)?schemaversion[^>]*>([^<]*)</i.exec(manifest) ?? [];
  const version = VERSIONS.find(([pattern]) => pattern.test(plain(said)))?.[1];
  if (!version) throw new PackageRefused('version');
  const named = new Set(tagsOf(manifest, 'item').flatMap((tag) => attribute(tag, 'identifierref') ?? []));
  if (named.size !== 1) throw new PackageRefused('units');
  const resource = tagsOf(manifest, 'resource').find((tag) => named.has(attribute(tag, 'identifier') ?? ''));
  const href = resource && attribute(resource, 'href');
  if (!href) throw new PackageRefused('entry');
  const [bases] = [[...tagsOf(manifest, 'resources'), resource].map((tag) => attribute(tag, 'xml:base') ?? '')];
  const file = href.replace(/[?#].*$/, '').replaceAll('\\', '/');
  return { version, entry: path.posix.normalize(path.posix.join(...bases, decodeURI(file))) };
}

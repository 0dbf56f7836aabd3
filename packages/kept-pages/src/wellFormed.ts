/**
 * An address whose broken escapes, such as a lone `%`, stand for themselves: it names nothing, and the page that says so
 * can be drawn. The framework would fail at them.
 */
export function wellFormed(address: string): string {
  const [path, ...search] = address.split('?');
  return [path!.split('/').map(wellFormedPart).join('/'), ...search].join('?');
}

function wellFormedPart(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25'); // a URIError, the only one there is
  }
}

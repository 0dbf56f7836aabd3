/** Types of an OpenAPI 3.1 document (JSON text), as TypeScript source. */
export function generateTypes(document: string): Promise<string>;

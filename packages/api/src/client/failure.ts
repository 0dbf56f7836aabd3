/** An error as callers read it: the server's body, or the one made up when there is none. */
export interface ApiFailure {
  code: number;
  /** One of the closed codes of the catalogue, or 'error' when there was no answer. */
  status: string;
  message: string;
  data?: unknown;
}

/**
 * The answer that stands in for none: code 500, status error (docs/product/errors.md, "Request with no server body").
 */
export function noBodyError(message: string): Response {
  const body: ApiFailure & { success: false } = { success: false, code: 500, status: 'error', message };
  return new Response(JSON.stringify(body), { status: 500, headers: { 'content-type': 'application/json' } });
}

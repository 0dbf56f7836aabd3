/** An error as callers read it: the server's body, or the one made up when there is none. */
export interface ApiFailure {
  code: number;
  /** One of the closed codes of the catalogue, or {@link NO_ANSWER} when there was no answer. */
  status: string;
  message: string;
  data?: unknown;
  /** Fields of a refused body, each with its message. */
  errors?: { field: string; message: string }[];
}

/** What a call came to: the body of its answer, or why there is none. */
export type ApiResult<Body> =
  | { data: Body; error?: never; response: Response }
  | { data?: never; error: ApiFailure; response: Response };

/** Status of the failure that stands in for no answer. */
export const NO_ANSWER = 'error';

/**
 * The answer that stands in for none: code 500, status error (docs/product/errors.md, "Request with no server body").
 */
export const noBodyError = (message: string): Response => failureResponse({ code: 500, status: NO_ANSWER, message });

const failureResponse = (failure: ApiFailure, httpStatus: number = failure.code): Response =>
  Response.json({ success: false, ...failure }, { status: httpStatus });

/**
 * An error answer whose body is an {@link ApiFailure} for certain: whatever sends it, a proxy's error page or an empty
 * body becomes {@link noBodyError}, and what a JSON body leaves out is filled in.
 */
export async function failureAnswer(response: Response, noBodyMessage: string): Promise<Response> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return noBodyError(noBodyMessage);
  return failureResponse({ code: response.status, status: NO_ANSWER, message: '', ...body }, response.status);
}

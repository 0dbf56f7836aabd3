/** An error as every caller sees it (docs/product/api.md#form). */
export interface ErrorBody {
  code: number;
  status: string;
  /** The server's words; null when it had none and the catalogue's message stands in. */
  message: string | null;
}

/** A request with no server body: code 500, status error, and no words of the server (docs/product/errors.md). */
export const NO_BODY: ErrorBody = Object.freeze({ code: 500, status: 'error', message: null });

/**
 * The error of an answer: the server's body passed through, or NO_BODY when there is none that can be read
 * (docs/product/errors.md).
 */
export function errorBody(answer: unknown): ErrorBody {
  if (typeof answer !== 'object' || answer === null) return NO_BODY;
  const { code, status, message } = answer as Partial<Record<keyof ErrorBody, unknown>>;
  if (typeof code !== 'number') return NO_BODY;
  return {
    code,
    status: typeof status === 'string' ? status : NO_BODY.status,
    message: typeof message === 'string' && message !== '' ? message : null,
  };
}

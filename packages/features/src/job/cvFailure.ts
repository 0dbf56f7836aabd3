import { pdfFailure } from '@suluh/domain/file';
import { requiredFiles } from '@suluh/domain/validation';

/** Why a CV cannot be sent, the same in a browser and in a posted form, where no file is an empty one; null when it can. */
export function cvFailure(file: File | null) {
  const missing = requiredFiles(file && file.size > 0 ? [file] : []);
  if (missing || !file) return missing;
  const code = pdfFailure({ mimeType: file.type, sizeBytes: file.size });
  return code && { code };
}

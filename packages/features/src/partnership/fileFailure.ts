import { hasImageRatio, imageFailure, PDF_MIME_TYPE, pdfFailure } from '@suluh/domain/file';
import { requiredFiles, type RuleFailure } from '@suluh/domain/validation';

/** Width and height of a picture in pixels; none for what cannot be decoded. Browser only. */
async function sizeOf(file: File): Promise<{ width?: number; height?: number }> {
  const picture = await createImageBitmap(file).catch(() => null); // no picture: without a size it has no ratio
  if (picture === null) return {};
  const { width, height } = picture;
  picture.close();
  return { width, height };
}

/** Why a file cannot be sent with an application, before it is sent; null when it can. Browser only. */
export async function fileFailure(file: File | null): Promise<RuleFailure | null> {
  const missing = requiredFiles(file ? [file] : []);
  if (missing || !file) return missing;
  const facts = { mimeType: file.type, sizeBytes: file.size };
  if (file.type.toLowerCase() === PDF_MIME_TYPE) {
    const code = pdfFailure(facts);
    return code && { code };
  }
  if (!file.type.startsWith('image/')) return { code: 'paperType' };
  const code = imageFailure(facts);
  if (code) return { code };
  return hasImageRatio(await sizeOf(file)) ? null : { code: 'imageRatio' };
}

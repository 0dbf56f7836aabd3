import type { ApiClient } from '@suluh/api/client';
import type { CertificateCheck } from '@suluh/api/types';
import { certificateKind, paperDifferences, readPaper, type PaperFile } from '@suluh/domain/certificate';
import { certificateKindText, certificateText } from '@suluh/i18n-id/certificate';
import type { FileVerdict } from './CheckResult.tsx';

/** SHA-256 of a file in hexadecimal, computed on the device. */
async function sumOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function inflate(packed: Uint8Array): Promise<Uint8Array> {
  const unpacked = new Blob([packed as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

function verdictOf(certificate: CertificateCheck, sum: string, { lines }: PaperFile): FileVerdict {
  if (certificate.sha256.includes(sum)) return { kind: 'same' };
  if (certificate.formerSha256.includes(sum)) return { kind: 'former' };
  const differences = paperDifferences(
    lines,
    {
      kind: certificateKindText[certificateKind(certificate)],
      fullname: certificate.fullname,
      course: certificate.course.fullname,
      detail: certificate.detail,
    },
    { givenTo: certificateText.givenTo, declared: certificateText.completed },
  );
  return { kind: 'changed', differences };
}

const MARK = '%PDF-';
/** Programs may write something before the mark, as far as readers of PDFs look for it. */
const MARK_WITHIN = 1024;

const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, MARK_WITHIN)).includes(MARK);

/** What a check of a file found; `nameless`: it says no number, and none was typed. */
export type FileCheck =
  | { kind: 'checked'; certificate: CertificateCheck; verdict: FileVerdict }
  | { kind: 'nameless' | 'unknown' | 'unreadable' | 'notPdf' }
  | { kind: 'failed'; message: string };

/**
 * Checks a PDF on the device: only the number it says it has is asked for (docs/product/certificate.md#check).
 * @param typed number of the page, for a file that says none
 */
export async function checkFile(api: ApiClient, file: Blob, typed: string): Promise<FileCheck> {
  let bytes: Uint8Array<ArrayBuffer>;
  let sum: string;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
    sum = await sumOf(bytes);
  } catch {
    return { kind: 'unreadable' }; // the file went away, or the page has no secure origin
  }
  if (!isPdf(bytes)) return { kind: 'notPdf' };
  const paper = await readPaper(bytes, inflate);
  const number = paper.number ?? typed;
  if (number === '') return { kind: 'nameless' };
  const { data, error } = await api.GET('/api/certificate/verify/{number}', { params: { path: { number } } });
  if (data) return { kind: 'checked', certificate: data.data, verdict: verdictOf(data.data, sum, paper) };
  return error.code === 404 ? { kind: 'unknown' } : { kind: 'failed', message: error.message };
}

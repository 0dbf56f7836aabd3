import { answerOf } from './call.ts';

/** For so long the browser may take what it was given. */
const KEPT_MS = 60_000;

const nameIn = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';

/**
 * Fetches a file as any other answer, so that whoever takes it out is asked over the page for what is missing, and hands it
 * to the browser to keep (docs/product/staff.md#what-leaves). @throws HttpError with the refusal
 */
export async function download(path: string): Promise<void> {
  const response = await answerOf(path);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = nameIn(response);
  document.body.append(link); // some browsers follow none that stands nowhere
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

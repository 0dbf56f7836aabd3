import encoders from 'h264-mp4-encoder';
import { moovFirst } from './moovFirst.ts';

/** Pictures a second: slides move gently, and every one of them is paid for in data. */
export const FRAME_RATE = 5;
const KEY_FRAME_EVERY_SECONDS = 2;
/** Quantization of H.264: higher is smaller. */
const QUANTIZATION = 35;

/** An MP4 without sound out of RGBA pictures of one size, its index first. */
export async function encode(
  frames: AsyncIterable<Buffer>,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const encoder = await encoders.createH264MP4Encoder();
  Object.assign(encoder, {
    width,
    height,
    frameRate: FRAME_RATE,
    groupOfPictures: FRAME_RATE * KEY_FRAME_EVERY_SECONDS,
    quantizationParameter: QUANTIZATION,
    speed: 0,
  });
  encoder.initialize();
  for await (const frame of frames) encoder.addFrameRgba(frame);
  encoder.finalize();
  const made = Buffer.from(encoder.FS.readFile(encoder.outputFilename));
  encoder.delete();
  return moovFirst(made);
}

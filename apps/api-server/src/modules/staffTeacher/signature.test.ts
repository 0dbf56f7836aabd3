import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { scannedSignature } from '../../../test/signature.ts';
import { signatureToKeep } from './signature.ts';

const pixelsOf = async (kept: Uint8Array) => {
  const { data, info } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
  return { info, at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)] };
};

describe('a signature that is kept', () => {
  it.each([
    ['white', '#FFFFFF'],
    ['greyish', '#E4E0D8'],
  ])('is its ink alone, cut to it, whose %s paper is gone', async (_, paper) => {
    const kept = (await signatureToKeep(await scannedSignature('#000000', paper)))!;
    const { info, at } = await pixelsOf(kept);
    expect(info).toMatchObject({ channels: 4, width: 406, height: 91 }); // of 600 x 300
    expect(at(info.width - 1, 0)[3]).toBe(0);
    const darkest = Array.from({ length: info.height }, (_each, y) => at(Math.round(info.width / 2), y)).reduce(
      (a, b) => (b[3]! > a[3]! ? b : a),
    );
    expect(darkest).toEqual([0, 0, 0, 255]);
    expect(kept.length).toBeLessThan(20_000);
  });

  it('comes as a photo too', async () => {
    const photo = await sharp(await scannedSignature())
      .jpeg()
      .toBuffer();
    expect(await sharp((await signatureToKeep(photo))!).metadata()).toMatchObject({ format: 'png', width: 406 });
  });

  it.each([
    ['paper without ink', () => scannedSignature('#FFFFFF')],
    [
      'another kind of picture',
      async () =>
        sharp(await scannedSignature())
          .webp()
          .toBuffer(),
    ],
    ['what only begins like one', async () => (await scannedSignature()).subarray(0, 60)],
    ['no picture', async () => Buffer.from('bukan gambar')],
  ])('is not made of %s', async (_, bytes) => expect(await signatureToKeep(await bytes())).toBeNull());
});

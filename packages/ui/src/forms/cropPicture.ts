/** Side of a stored profile photo, in pixels. */
const PHOTO_SIDE_PX = 512;
const JPEG_QUALITY = 0.86;

/** A rectangle of a picture, in its own pixels. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether the browser can read a file as a picture: one that only claims to be one shows nothing to crop. */
export const isPicture = async (file: Blob): Promise<boolean> => {
  const picture = await createImageBitmap(file).catch(() => null);
  picture?.close();
  return picture !== null;
};

/**
 * Cuts `area` out of the picture and answers it as a square JPEG of 512 px, small enough for a thin data plan.
 * @throws DOMException when the file is no picture the browser can read
 */
export async function cropPicture(file: Blob, area: PictureArea): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = PHOTO_SIDE_PX;
  canvas.height = PHOTO_SIDE_PX;
  const paper = canvas.getContext('2d');
  if (!paper) throw new DOMException('The browser has no 2D canvas', 'NotSupportedError');
  paper.fillStyle = 'white'; // JPEG has no transparency
  paper.fillRect(0, 0, PHOTO_SIDE_PX, PHOTO_SIDE_PX);
  paper.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, PHOTO_SIDE_PX, PHOTO_SIDE_PX);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new DOMException('The picture could not be encoded', 'EncodingError'))),
      'image/jpeg',
      JPEG_QUALITY,
    );
  });
}

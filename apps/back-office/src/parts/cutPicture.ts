/** A part of a picture, in its own pixels. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WIDEST_PX = 1280;

/** Cuts a part out of a picture, no wider than what is kept of it, as a JPG, which the API takes. @throws Error when the browser cannot read it */
export async function cutPicture(address: string, part: Part): Promise<Blob> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const scale = Math.min(1, WIDEST_PX / part.width);
  const canvas = new OffscreenCanvas(Math.round(part.width * scale), Math.round(part.height * scale));
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'white'; // a JPG has no transparency, which would come out black
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
}

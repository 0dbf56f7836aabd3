'use client';
import { useState, type ReactElement } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { profilePhotoText } from '@suluh/i18n-id/dialogs';

const SMALLEST_ZOOM = 1;
const LARGEST_ZOOM = 3;

interface PhotoCropProps {
  /** Object URL of the chosen picture. */
  pictureUrl: string;
  /** The square to keep, in pixels of the picture, on every change. */
  onCrop: (area: Area) => void;
}

/** A round crop: the picture is dragged or moved by arrow keys, and enlarged by wheel, pinch or slider. */
export function PhotoCrop({ pictureUrl, onCrop }: PhotoCropProps): ReactElement {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(SMALLEST_ZOOM);
  return (
    <div className="photoCrop">
      <div className="photoCrop-stage">
        <Cropper
          image={pictureUrl}
          crop={crop}
          zoom={zoom}
          minZoom={SMALLEST_ZOOM}
          maxZoom={LARGEST_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          mediaProps={{ alt: '' }}
          cropperProps={{ 'aria-label': profilePhotoText.move, role: 'group' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onCrop(pixels)}
        />
      </div>
      <label className="photoCrop-zoom">
        <span className="type-small">{profilePhotoText.zoom}</span>
        <input
          type="range"
          min={SMALLEST_ZOOM}
          max={LARGEST_ZOOM}
          step={0.1}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </div>
  );
}

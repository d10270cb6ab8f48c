import { useState } from 'react';
import { type Area, maxZoom, type Point, restrict, type Size } from './crop';
import type { Cut } from './photo-form';

const moveStep = 16;

/** Where the photo lies under the square, beginning as it is cut now. What the cropper reports and what the buttons do meet here. */
export function useCrop(start: Cut, onFrame: (cut: Cut) => void) {
  const [position, setPosition] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(start.rotation);
  const [area, setArea] = useState<Area>();
  const [media, setMedia] = useState<Size>();
  const [square, setSquare] = useState<Size>();
  const [isManual, setManual] = useState(start.isManual);
  const touched = () => setManual(true);
  const place = (next: Point, nextZoom = zoom, nextRotation = rotation) =>
    setPosition(media && square ? restrict(next, media, square, nextZoom, nextRotation) : next);
  const zoomBy = (step: number) => {
    touched();
    const next = Math.min(maxZoom, Math.max(1, zoom + step));
    setZoom(next);
    place({ x: (position.x * next) / zoom, y: (position.y * next) / zoom }, next);
  };
  const rotate = () => {
    touched();
    const next = (rotation + 90) % 360;
    setRotation(next);
    place({ x: -position.y, y: position.x }, zoom, next);
  };
  return {
    zoom,
    cut: area && { area, rotation, isManual },
    zoomBy,
    rotate,
    move: (x: number, y: number) => {
      touched();
      place({ x: position.x + x * moveStep, y: position.y + y * moveStep });
    },
    cropper: {
      crop: position,
      zoom,
      rotation,
      maxZoom,
      initialCroppedAreaPixels: start.area,
      onInteractionStart: touched,
      onCropChange: setPosition,
      onZoomChange: setZoom,
      onCropAreaChange: (_: Area, pixels: Area) => {
        setArea(pixels);
        onFrame({ area: pixels, rotation, isManual });
      },
      onMediaLoaded: setMedia,
      onCropSizeChange: setSquare,
    },
  };
}

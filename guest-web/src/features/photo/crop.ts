export interface Size {
  width: number;
  height: number;
}

export interface Area extends Size {
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The box round a picture that has been turned. */
export function turnedSize({ width, height }: Size, rotation: number): Size {
  const [cos, sin] = [Math.abs(Math.cos(radians(rotation))), Math.abs(Math.sin(radians(rotation)))];
  return { width: cos * width + sin * height, height: sin * width + cos * height };
}

/** The six numbers of a canvas transform. */
export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

/**
 * Draws a turned and cut picture in one go: the canvas transform that brings the cut area (in pixels of the turned picture) onto a
 * square of the given size. No canvas as large as the picture is needed, which phones refuse.
 */
export function cropMatrix(area: Area, picture: Size, rotation: number, out: number): Matrix {
  const turned = turnedSize(picture, rotation);
  const scale = out / area.width;
  const [cos, sin] = [Math.cos(radians(rotation)) * scale, Math.sin(radians(rotation)) * scale];
  const centre = { x: (turned.width / 2 - area.x) * scale, y: (turned.height / 2 - area.y) * scale };
  const [w, h] = [picture.width / 2, picture.height / 2];
  return [cos, sin, -sin, cos, centre.x - cos * w + sin * h, centre.y - sin * w - cos * h];
}

/** Keeps the picture over the whole square, however it is moved by buttons. */
export function restrict(position: Point, media: Size, square: Size, zoom: number, rotation: number): Point {
  const turned = turnedSize(media, rotation);
  const clamp = (value: number, room: number) => {
    const limit = Math.max(0, room / 2);
    return Math.min(Math.max(value, -limit), limit);
  };
  return {
    x: clamp(position.x, turned.width * zoom - square.width),
    y: clamp(position.y, turned.height * zoom - square.height),
  };
}

/** How far the editor enlarges; what is framed by itself is never closer. */
export const maxZoom = 4;
/** A head is a third taller than the face in it, and takes two thirds of the square. */
const squarePerFace = 2;

/** The square that is taken when nobody moves it: round the face with a little air above the head, else the middle. */
export function squareIn(picture: Size, face?: Area): Area {
  const most = Math.min(picture.width, picture.height);
  const wanted = face ? Math.max(face.width, face.height) * squarePerFace : most;
  const side = Math.min(Math.max(wanted, most / maxZoom), most);
  const middle = face
    ? { x: face.x + face.width / 2, y: face.y + face.height * 0.4 + side * 0.03 }
    : { x: picture.width / 2, y: picture.height / 2 };
  const start = (centre: number, room: number) => Math.min(Math.max(centre - side / 2, 0), room - side);
  return { x: start(middle.x, picture.width), y: start(middle.y, picture.height), width: side, height: side };
}

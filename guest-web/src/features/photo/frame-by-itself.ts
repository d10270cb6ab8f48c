import { type Area, squareIn } from './crop';
import { cutPicture, openPicture } from './cut-picture';
import type { Cut } from './photo-form';
import { type PhotoProblem, photoProblem, sizeProblem } from './photo-problem';

/** A chosen file as a picture, framed as before or with the cut that nobody has to make; or why it cannot be used. */
export async function openFramed(
  file: Blob,
  before?: Cut,
): Promise<{ image: HTMLImageElement; blob: Blob; made: Cut } | { problem: PhotoProblem }> {
  const image = await openPicture(file).catch(() => undefined);
  if (!image) return { problem: photoProblem('file-invalid') };
  const problem = sizeProblem({ width: image.naturalWidth, height: image.naturalHeight });
  if (problem) return { problem };
  const made = before ?? (await frameByItself(image));
  const blob = await cutPicture(image, made);
  return blob ? { image, made, blob } : { problem: photoProblem('no-support') };
}

/** The face in the middle where the browser can tell, else the picture's middle. */
async function frameByItself(image: HTMLImageElement): Promise<Cut> {
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  return { area: squareIn(size, await findFace(image)), rotation: 0, isManual: false };
}

/** The browser's own finder of faces, where it has one: Chrome on Android, not yet in the standard's types. */
interface FaceDetector {
  detect: (picture: CanvasImageSource) => Promise<{ boundingBox: DOMRectReadOnly }[]>;
}
type MakesFaceDetectors = new (options: { fastMode: boolean; maxDetectedFaces: number }) => FaceDetector;

/** Longer than this nobody waits for a frame that can be moved by hand. */
const patienceMs = 1500;

/** The largest face in the picture; undefined where there is none or the browser cannot tell. */
async function findFace(image: HTMLImageElement): Promise<Area | undefined> {
  const { FaceDetector } = window as { FaceDetector?: MakesFaceDetectors };
  if (!FaceDetector) return undefined;
  const detect = async () => new FaceDetector({ fastMode: true, maxDetectedFaces: 5 }).detect(image);
  const nobody = new Promise<[]>((resolve) => setTimeout(() => resolve([]), patienceMs));
  // Some browsers have the name without the finder: they refuse.
  const faces = await Promise.race([detect().catch(() => []), nobody]);
  const [largest] = faces.map(({ boundingBox }) => boundingBox).sort((a, b) => b.width * b.height - a.width * a.height);
  return largest && { x: largest.x, y: largest.y, width: largest.width, height: largest.height };
}

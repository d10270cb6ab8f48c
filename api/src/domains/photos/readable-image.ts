import { DomainError } from '../../platform/calls/domain-error';
import { UnreadableImage } from './image-process';

/** The image that is being made; one that cannot be is refused as `photo.too_big`, or as the caller says. */
export async function readableImage<Image>(made: Promise<Image>, unreadable: () => DomainError): Promise<Image> {
  try {
    return await made;
  } catch (error) {
    if (!(error instanceof UnreadableImage)) throw error;
    // The decoder tells a picture with too many by its words alone.
    throw /pixel/i.test(error.message) ? new DomainError('photo.too_big') : unreadable();
  }
}

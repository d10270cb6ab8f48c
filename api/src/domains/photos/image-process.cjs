// @ts-check
/**
 * The photo process: decodes foreign images outside the API, so that a hostile or heavy one can neither stop nor slow the API.
 * Plain CommonJS, because it is forked as it stands, from the sources (tests) and from the build.
 *
 * @typedef {{ x: number, y: number, width: number, height: number }} Crop
 * @typedef {{ rotation: number, crop: Crop | null }} Actions
 * @typedef {{ size: number, maxPixels: number, quality: number }} Settings
 * @typedef {{ id: number, bytes: Uint8Array, actions: Actions, settings: Settings }} Order
 */
const os = require('node:os');
const sharp = require('sharp');

sharp.concurrency(1);
sharp.cache(false);
// Guests who sign waivers come before pictures.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

/** @param {Crop} crop @param {number} width @param {number} height */
function within({ x, y, ...size }, width, height) {
  const left = Math.min(Math.max(Math.round(x), 0), width - 1);
  const top = Math.min(Math.max(Math.round(y), 0), height - 1);
  return {
    left,
    top,
    width: Math.min(Math.max(Math.round(size.width), 1), width - left),
    height: Math.min(Math.max(Math.round(size.height), 1), height - top),
  };
}

/** A clean square JPEG: upright, turned and cropped as asked, without any metadata (D23). @param {Order} order */
async function squareJpeg({ bytes, actions, settings }) {
  const { size, maxPixels, quality } = settings;
  const options = /** @type {const} */ ({ limitInputPixels: maxPixels, sequentialRead: true, failOn: 'error' });
  const { width, height, autoOrient } = await sharp(bytes, options).metadata();
  if (width * height > maxPixels) throw new Error('too many pixels');
  const isReady = autoOrient.width === size && autoOrient.height === size;
  let image = sharp(bytes, options).autoOrient();
  if (!isReady) {
    const isTurned = actions.rotation % 180 !== 0;
    const [seenWidth, seenHeight] = isTurned ? [autoOrient.height, autoOrient.width] : [autoOrient.width, autoOrient.height];
    if (actions.rotation !== 0) image = image.rotate(actions.rotation);
    if (actions.crop) image = image.extract(within(actions.crop, seenWidth, seenHeight));
    image = image.resize(size, size, { fit: 'cover', position: 'centre' });
  }
  return image.flatten({ background: '#ffffff' }).toColourspace('srgb').jpeg({ quality }).toBuffer();
}

process.on('message', async (/** @type {Order} */ order) => {
  try {
    const jpeg = await squareJpeg(order);
    process.send?.({ id: order.id, jpeg });
  } catch (error) {
    process.send?.({ id: order.id, reason: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
// The API decides when this process ends: a Ctrl-C reaches the whole group, and uploads under way are still to be finished.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

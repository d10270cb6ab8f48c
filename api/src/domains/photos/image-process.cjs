// @ts-check
/**
 * The photo process: decodes foreign images outside the API, so that a hostile or heavy one can neither stop nor slow the API.
 * Plain CommonJS, because it is started as it stands, from the sources (tests) and from the build.
 * By its fourth file it receives one picture after the other and answers each: lengths first, then the bytes (`image-process.ts`).
 *
 * @typedef {{ x: number, y: number, width: number, height: number }} Crop
 * @typedef {{ rotation: number, crop: Crop | null }} Actions
 * @typedef {{ size: number, maxPixels: number, quality: number }} Settings
 * @typedef {{ bytes: Buffer, actions: Actions, settings: Settings, format?: 'jpeg' | 'png' | 'webp', path?: string }} Order
 * @typedef {[kind: number, content: Buffer]} Answer
 */
const { hash } = require('node:crypto');
const fs = require('node:fs');
const os = require('node:os');
const { writeDurably } = require('../../platform/storage/write-durably.cjs');

// Guests who sign waivers come before pictures. Threads that start later inherit it.
os.setPriority(os.constants.priority.PRIORITY_LOW);
const sharp = require('sharp');

sharp.concurrency(1);
sharp.cache(false);

const PIPE = 3;
/** Milliseconds of CPU for a picture (`image-process.ts`). */
const MOST_WORK_MS = Number(process.argv[2]);
const LOOK_EVERY_MS = 100;
/** Kinds of answers (`image-process.ts`). */
const [UNREADABLE, DONE, NOT_KEPT] = [0, 1, 2];

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

/** @param {sharp.Sharp} image @param {Actions} actions @param {{ width: number, height: number }} seen */
function asAsked(image, { rotation, crop }, { width, height }) {
  const turned = rotation === 0 ? image : image.rotate(rotation);
  if (!crop) return turned;
  return turned.extract(rotation % 180 === 0 ? within(crop, width, height) : within(crop, height, width));
}

/** A clean square JPEG: upright, turned and cropped as asked, without any metadata (D23). @param {Order} order */
async function squareJpeg({ bytes, actions, settings }) {
  const { size, maxPixels, quality } = settings;
  const options = /** @type {const} */ ({ limitInputPixels: maxPixels, sequentialRead: true, failOn: 'error' });
  let image = sharp(bytes, options).autoOrient();
  if (actions.crop || actions.rotation !== 0) {
    const { autoOrient } = await sharp(bytes, options).metadata();
    const isReady = autoOrient.width === size && autoOrient.height === size;
    if (!isReady) image = asAsked(image, actions, autoOrient);
  }
  // Tables made for each picture (`optimiseCoding`) would take a third of the time of a small one and save a twentieth of its bytes.
  return image
    .resize(size, size, { fit: 'cover', position: 'centre' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality, optimiseCoding: false })
    .toBuffer();
}

/** The whole picture, made smaller where it is large, in the format it came in: a logo keeps what is transparent. @param {Order} order */
async function wholePicture({ bytes, settings, format = 'jpeg' }) {
  const { size, maxPixels, quality } = settings;
  return sharp(bytes, { limitInputPixels: maxPixels, sequentialRead: true, failOn: 'error' })
    .autoOrient()
    .resize(size, size, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .toFormat(format, format === 'png' ? {} : { quality })
    .toBuffer();
}

/** Filled again for each picture: megabytes of fresh memory cost more than the copy into it. */
let room = Buffer.allocUnsafeSlow(0);

/** The API is at the other end; when it is gone, so is this process. @param {number} length */
function read(length) {
  if (room.length < length) room = Buffer.allocUnsafeSlow(length);
  for (let at = 0; at < length; ) {
    const received = fs.readSync(PIPE, room, at, length - at, null);
    if (received === 0) process.exit(0);
    at += received;
  }
  return room.subarray(0, length);
}

/** @returns {Order} */
function readOrder() {
  const head = read(8);
  const [jsonLength, pictureLength] = [head.readUInt32LE(0), head.readUInt32LE(4)];
  const order = JSON.parse(read(jsonLength).toString());
  return { ...order, bytes: read(pictureLength) };
}

/** @param {unknown} error */
const reasonOf = (error) => Buffer.from(error instanceof Error ? error.message : String(error));

/**
 * The image lies in its file before anybody hears of it; the API needs its bytes no more.
 * @param {string} path @param {Buffer} image @returns {Answer}
 */
function kept(path, image) {
  try {
    writeDurably(path, image);
  } catch (error) {
    return [NOT_KEPT, reasonOf(error)];
  }
  return [DONE, Buffer.from(JSON.stringify({ hash: hash('sha256', image), byteSize: image.length }))];
}

/** @param {Answer} answer */
function send([kind, content]) {
  const head = Buffer.alloc(5);
  head.writeUInt8(kind, 0);
  head.writeUInt32LE(content.length, 1);
  const bytes = Buffer.concat([head, content]);
  for (let at = 0; at < bytes.length; ) at += fs.writeSync(PIPE, bytes, at);
}

// The API decides when this process ends: a Ctrl-C reaches the whole group, and uploads under way are still to be finished.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

/**
 * Ends this process when a picture is too much work, of which the API then knows whose fault it is: what sharp has begun stops in no other way.
 * @template Result @param {Promise<Result>} image
 */
async function inBounds(image) {
  const before = process.cpuUsage();
  const look = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (user + system > MOST_WORK_MS * 1000) process.kill(process.pid, 'SIGKILL');
  }, LOOK_EVERY_MS);
  return image.finally(() => clearInterval(look));
}

/** One picture after the other; there is nothing else to do here, so reading may block. */
async function work() {
  for (;;) {
    const order = readOrder();
    const { path } = order;
    const answer = await inBounds(order.format ? wholePicture(order) : squareJpeg(order)).then(
      (image) => (path ? kept(path, image) : /** @type {Answer} */ ([DONE, image])),
      (error) => /** @type {Answer} */ ([UNREADABLE, reasonOf(error)]),
    );
    send(answer);
  }
}

work().catch(() => process.exit(1));

// @ts-check
/** For processes that have nothing else to do meanwhile; the API's own way to a disk is `disk-storage.ts`. Plain CommonJS as they are. */
const { randomUUID } = require('node:crypto');
const fs = require('node:fs');
const { dirname, join } = require('node:path');

/** The file's folder is nearly always there. @param {string} path */
function create(path) {
  try {
    return fs.openSync(path, 'wx', 0o600);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    fs.mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    return fs.openSync(path, 'wx', 0o600);
  }
}

/** @param {number} file @param {() => void} work */
function closing(file, work) {
  try {
    work();
  } finally {
    fs.closeSync(file);
  }
}

/**
 * Written beside, synced, then renamed, and its folder synced: whole and safe from a crash, or not there.
 * @param {string} path @param {Buffer} bytes
 */
function writeDurably(path, bytes) {
  const folder = dirname(path);
  const temporary = join(folder, `.${randomUUID()}.part`);
  try {
    const file = create(temporary);
    closing(file, () => {
      for (let at = 0; at < bytes.length; ) at += fs.writeSync(file, bytes, at);
      fs.fsyncSync(file);
    });
    fs.renameSync(temporary, path);
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw error;
  }
  const opened = fs.openSync(folder, 'r');
  closing(opened, () => fs.fsyncSync(opened));
}

module.exports = { writeDurably };

// @ts-check
/** For processes that have nothing else to do meanwhile; the API's own way to a disk is `disk-storage.ts`. Plain CommonJS as they are. */
const { randomUUID } = require('node:crypto');
const fs = require('node:fs');
const { dirname, join, resolve } = require('node:path');

/** The file's folder is nearly always there. @param {string} path */
function create(path) {
  try {
    return fs.openSync(path, 'wx', 0o600);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    makeFolder(dirname(resolve(path)));
    return fs.openSync(path, 'wx', 0o600);
  }
}

/** @param {string} folder */
function makeFolder(folder) {
  const first = fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) sync(dirname(made));
}

/** The name of a file or folder is safe only when the folder that it is in is synced too. @param {string} folder */
function sync(folder) {
  const opened = fs.openSync(folder, 'r');
  closing(opened, () => fs.fsyncSync(opened));
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
  sync(folder);
}

module.exports = { writeDurably };

/**
 * Where a machine keeps its Chromium, the lightest first. The bare programs go before Debian's script around them, whose flags (rasterisation
 * by a GPU that is not there, extensions) cost the journeys a third more time; the headless shell costs half of the full browser.
 */
module.exports = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/lib/chromium/chromium',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
